CREATE TABLE "program_questions" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"content_sealed" "bytea" NOT NULL,
	CONSTRAINT "program_questions_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
ALTER TABLE "access_tokens" ADD COLUMN "asks" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "program_questions_newest" ON "program_questions" USING btree ("person_id","asked_at","id");--> statement-breakpoint
ALTER TABLE "program_questions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "program_questions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "program_questions" USING ("person_id" = current_setting('app.person_id', true));
