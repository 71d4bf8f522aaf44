CREATE TABLE "recurring_words" (
	"person_id" text NOT NULL,
	"item_mac" "bytea" NOT NULL,
	"said" text NOT NULL,
	"said_on" date NOT NULL,
	CONSTRAINT "recurring_words_person_id_item_mac_pk" PRIMARY KEY("person_id","item_mac")
);
--> statement-breakpoint
CREATE TABLE "transaction_words" (
	"person_id" text NOT NULL,
	"account_id" text NOT NULL,
	"match_mac" "bytea" NOT NULL,
	"twin" integer NOT NULL,
	"left_out" boolean NOT NULL,
	"category" text,
	"kept" boolean NOT NULL,
	"said_at" timestamp with time zone NOT NULL,
	CONSTRAINT "transaction_words_person_id_account_id_match_mac_twin_pk" PRIMARY KEY("person_id","account_id","match_mac","twin")
);
--> statement-breakpoint
CREATE TABLE "typed_entries" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"account_id" text,
	"version" integer NOT NULL,
	"content_sealed" "bytea" NOT NULL,
	"typed_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"deleted_at" timestamp with time zone,
	CONSTRAINT "typed_entries_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "joined_into" text;--> statement-breakpoint
ALTER TABLE "typed_entries" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "typed_entries" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "typed_entries" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
ALTER TABLE "transaction_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "transaction_words" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "transaction_words" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
ALTER TABLE "recurring_words" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "recurring_words" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "recurring_words" USING ("person_id" = current_setting('app.person_id', true));
