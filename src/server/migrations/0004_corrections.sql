CREATE TABLE "corrections" (
	"person_id" text NOT NULL,
	"document_id" text NOT NULL,
	"id" text NOT NULL,
	"content_sealed" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "corrections_person_id_document_id_id_pk" PRIMARY KEY("person_id","document_id","id")
);
--> statement-breakpoint
ALTER TABLE "corrections" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "corrections" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "corrections" USING ("person_id" = current_setting('app.person_id', true));
