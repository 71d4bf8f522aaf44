ALTER TABLE "documents" ADD COLUMN "model_said" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "mail_again_at" timestamp with time zone;