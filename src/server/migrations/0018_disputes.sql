CREATE TABLE "payment_disputes" (
	"person_id" text NOT NULL,
	"mode" text NOT NULL,
	"id" text NOT NULL,
	"subscription_id" text,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ticket" integer NOT NULL,
	"written_ticket" integer NOT NULL,
	CONSTRAINT "payment_disputes_person_id_mode_id_pk" PRIMARY KEY("person_id","mode","id")
);
--> statement-breakpoint
ALTER TABLE "household_invitations" ADD COLUMN "mail_again_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "household_invitations" ADD COLUMN "mail_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_disputes" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_disputes" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "payment_disputes" USING ("person_id" = current_setting('app.person_id', true));
