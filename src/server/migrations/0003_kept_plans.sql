CREATE TABLE "kept_plans" (
	"person_id" text NOT NULL,
	"sequence" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"facts_mac" "bytea" NOT NULL,
	"content_sealed" "bytea" NOT NULL,
	CONSTRAINT "kept_plans_person_id_sequence_pk" PRIMARY KEY("person_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "kept_plans" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "kept_plans" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "kept_plans" USING ("person_id" = current_setting('app.person_id', true));
