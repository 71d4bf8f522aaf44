CREATE TABLE "egress" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"document_id" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"host" text NOT NULL,
	"model" text NOT NULL,
	"size_bytes" integer NOT NULL,
	"outcome" text NOT NULL,
	"content_sealed" "bytea" NOT NULL,
	CONSTRAINT "egress_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE INDEX "egress_newest" ON "egress" USING btree ("person_id","sent_at","id");--> statement-breakpoint
ALTER TABLE "egress" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "egress" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "egress" USING ("person_id" = current_setting('app.person_id', true));
