ALTER TABLE "transaction_batches" ADD COLUMN "live_revision" text DEFAULT '' NOT NULL;--> statement-breakpoint
CREATE FUNCTION "note_taken_out_rows"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "transaction_batches" SET "live_revision" = gen_random_uuid()::text
  WHERE ("person_id", "id") IN (SELECT "person_id", "batch_id" FROM "taken_out" WHERE "batch_id" IS NOT NULL);
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "rows_deleted" AFTER DELETE ON "transactions"
REFERENCING OLD TABLE AS "taken_out" FOR EACH STATEMENT EXECUTE FUNCTION "note_taken_out_rows"();--> statement-breakpoint
CREATE TRIGGER "rows_updated" AFTER UPDATE ON "transactions"
REFERENCING OLD TABLE AS "taken_out" FOR EACH STATEMENT EXECUTE FUNCTION "note_taken_out_rows"();
