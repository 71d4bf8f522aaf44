CREATE TABLE "category_corrections" (
	"person_id" text NOT NULL,
	"merchant_mac" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"content_sealed" "bytea" NOT NULL,
	CONSTRAINT "category_corrections_person_id_merchant_mac_pk" PRIMARY KEY("person_id","merchant_mac")
);
--> statement-breakpoint
ALTER TABLE "category_corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "category_corrections" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "category_corrections" USING ("person_id" = current_setting('app.person_id', true));
