CREATE TABLE "transaction_batches" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"document_id" text NOT NULL,
	"rows_sealed" "bytea" NOT NULL,
	CONSTRAINT "transaction_batches_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
ALTER TABLE "transactions" ALTER COLUMN "description_sealed" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "batch_index" integer;--> statement-breakpoint
CREATE INDEX "transaction_batches_document" ON "transaction_batches" USING btree ("person_id","document_id");--> statement-breakpoint
CREATE INDEX "transactions_by_themselves" ON "transactions" USING btree ("person_id") WHERE batch_id is null;--> statement-breakpoint
ALTER TABLE "transaction_batches" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transaction_batches" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "transaction_batches" USING ("person_id" = current_setting('app.person_id', true));
