CREATE TABLE "sandbox_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"owner" text,
	"due_at" bigint,
	"position" bigint NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "sandbox_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE INDEX "sandbox_records_id" ON "sandbox_records" USING btree ("id");--> statement-breakpoint
CREATE INDEX "sandbox_records_owner" ON "sandbox_records" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "sandbox_records_due" ON "sandbox_records" USING btree ("due_at");