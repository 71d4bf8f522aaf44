CREATE TABLE "erasures" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"what" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "erasures_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "notices" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"subject_mac" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"mailed_at" timestamp with time zone,
	"content_sealed" "bytea" NOT NULL,
	CONSTRAINT "notices_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "notification_preferences" (
	"person_id" text PRIMARY KEY NOT NULL,
	"content_sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "privacy_settings" (
	"person_id" text PRIMARY KEY NOT NULL,
	"content_sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "person_keys" ADD COLUMN "mac_key_sealed" "bytea";--> statement-breakpoint
CREATE UNIQUE INDEX "notices_subject" ON "notices" USING btree ("person_id","subject_mac");
--> statement-breakpoint
ALTER TABLE "notification_preferences" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notification_preferences" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "notification_preferences" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
ALTER TABLE "privacy_settings" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "privacy_settings" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "privacy_settings" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
ALTER TABLE "notices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "notices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "notices" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
ALTER TABLE "erasures" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "erasures" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "erasures" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
-- For work that goes through everybody (nightly erasing, backups): ids can be listed, rows are still seen one person at a time.
CREATE POLICY "list" ON "people" FOR SELECT USING (current_setting('app.lists_people', true) = 'yes');
