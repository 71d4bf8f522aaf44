CREATE TABLE "accounts" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"identity_mac" "bytea" NOT NULL,
	"name_sealed" "bytea" NOT NULL,
	"currency" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "documents" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"file_name_sealed" "bytea" NOT NULL,
	"size_bytes" bigint NOT NULL,
	"content_mac" "bytea" NOT NULL,
	"requested_type" text NOT NULL,
	"type_chosen" boolean NOT NULL,
	"document_type" text,
	"status" text NOT NULL,
	"stage" text NOT NULL,
	"progress" integer NOT NULL,
	"error_code" text,
	"error_message" text,
	"duplicate_of" text,
	"password_sealed" "bytea",
	"storage_key" text,
	"extraction_sealed" "bytea",
	"uploaded_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "documents_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "key_canary" (
	"id" integer PRIMARY KEY NOT NULL,
	"master_key_id" text NOT NULL,
	"sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_transactions" (
	"id_hash" "bytea" PRIMARY KEY NOT NULL,
	"code_verifier" text NOT NULL,
	"state" text NOT NULL,
	"nonce" text NOT NULL,
	"return_to" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "people" (
	"id" text PRIMARY KEY NOT NULL,
	"identity_hash" "bytea" NOT NULL,
	"profile_sealed" "bytea" NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "people_identity_hash_unique" UNIQUE("identity_hash")
);
--> statement-breakpoint
CREATE TABLE "person_keys" (
	"person_id" text PRIMARY KEY NOT NULL,
	"master_key_id" text NOT NULL,
	"wrapped_key" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"authenticated_at" timestamp with time zone NOT NULL,
	"user_agent" text NOT NULL,
	"id_token_sealed" "bytea"
);
--> statement-breakpoint
CREATE TABLE "statements" (
	"person_id" text NOT NULL,
	"account_id" text NOT NULL,
	"document_id" text NOT NULL,
	"account_index" integer NOT NULL,
	"as_of" date NOT NULL,
	"facts_sealed" "bytea" NOT NULL,
	CONSTRAINT "statements_person_id_document_id_account_index_pk" PRIMARY KEY("person_id","document_id","account_index")
);
--> statement-breakpoint
CREATE TABLE "transactions" (
	"person_id" text NOT NULL,
	"account_id" text NOT NULL,
	"match_mac" "bytea" NOT NULL,
	"twin" integer NOT NULL,
	"document_id" text NOT NULL,
	"posted_on" date NOT NULL,
	"amount_cents" bigint NOT NULL,
	"description_sealed" "bytea" NOT NULL,
	"category" text NOT NULL,
	CONSTRAINT "transactions_person_id_account_id_match_mac_twin_pk" PRIMARY KEY("person_id","account_id","match_mac","twin")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_identity" ON "accounts" USING btree ("person_id","identity_mac");--> statement-breakpoint
CREATE INDEX "documents_content" ON "documents" USING btree ("person_id","content_mac");--> statement-breakpoint
CREATE INDEX "sessions_person" ON "sessions" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "statements_account" ON "statements" USING btree ("person_id","account_id","as_of");--> statement-breakpoint
CREATE INDEX "transactions_document" ON "transactions" USING btree ("person_id","document_id");