CREATE TABLE "request_counts" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"count" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "request_counts_ends" ON "request_counts" USING btree ("ends_at");