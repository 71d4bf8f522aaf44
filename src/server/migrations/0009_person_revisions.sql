CREATE TABLE "person_revisions" (
	"person_id" text PRIMARY KEY NOT NULL,
	"revision" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_revisions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person_revisions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "person_revisions" USING ("person_id" = current_setting('app.person_id', true));
