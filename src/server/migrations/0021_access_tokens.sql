CREATE TABLE "access_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"name_sealed" "bytea" NOT NULL,
	"can_write" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "access_tokens_person" ON "access_tokens" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "access_tokens" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "access_tokens" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "access_tokens"
  USING ("person_id" = current_setting('app.person_id', true)
    OR "token_hash" = decode(nullif(current_setting('app.token_hash', true), ''), 'hex'))
  WITH CHECK ("person_id" = current_setting('app.person_id', true));
