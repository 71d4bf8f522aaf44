-- Every table with a person's rows: forced row-level security, so that the owner of the tables is bound by it too.
ALTER TABLE "people" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "people" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "people"
  USING ("id" = current_setting('app.person_id', true)
    OR "identity_hash" = decode(nullif(current_setting('app.identity_hash', true), ''), 'hex'))
  WITH CHECK ("id" = current_setting('app.person_id', true));--> statement-breakpoint
ALTER TABLE "sessions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "sessions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "sessions"
  USING ("person_id" = current_setting('app.person_id', true)
    OR "token_hash" = decode(nullif(current_setting('app.token_hash', true), ''), 'hex'))
  WITH CHECK ("person_id" = current_setting('app.person_id', true));--> statement-breakpoint
ALTER TABLE "person_keys" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "person_keys" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "person_keys" USING ("person_id" = current_setting('app.person_id', true));--> statement-breakpoint
ALTER TABLE "documents" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "documents" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "documents" USING ("person_id" = current_setting('app.person_id', true));--> statement-breakpoint
ALTER TABLE "accounts" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "accounts" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "accounts" USING ("person_id" = current_setting('app.person_id', true));--> statement-breakpoint
ALTER TABLE "statements" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "statements" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "statements" USING ("person_id" = current_setting('app.person_id', true));--> statement-breakpoint
ALTER TABLE "transactions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transactions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "transactions" USING ("person_id" = current_setting('app.person_id', true));
