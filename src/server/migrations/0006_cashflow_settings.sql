CREATE TABLE "cashflow_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"safety" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cashflow_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "cashflow_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "cashflow_settings" USING ("person_id" = current_setting('app.person_id', true));
