CREATE TABLE "account_shares" (
	"person_id" text NOT NULL,
	"account_id" text NOT NULL,
	"shared_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_shares_person_id_account_id_pk" PRIMARY KEY("person_id","account_id")
);
--> statement-breakpoint
CREATE TABLE "household_events" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"content_sealed" "bytea" NOT NULL,
	CONSTRAINT "household_events_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "household_goals" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"content_sealed" "bytea" NOT NULL,
	CONSTRAINT "household_goals_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "household_invitations" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"content_sealed" "bytea" NOT NULL,
	CONSTRAINT "household_invitations_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "household_members" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "household_members_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "households" (
	"person_id" text PRIMARY KEY NOT NULL,
	"owner_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"person_id" text PRIMARY KEY NOT NULL,
	"household_id" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"content_sealed" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE INDEX "household_events_at" ON "household_events" USING btree ("person_id","at");--> statement-breakpoint
ALTER TABLE "households" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "households" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "households" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
ALTER TABLE "household_members" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "household_members" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "household_members" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
ALTER TABLE "household_invitations" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "household_invitations" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "household_invitations" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
ALTER TABLE "household_goals" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "household_goals" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "household_goals" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
ALTER TABLE "household_events" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "household_events" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "household_events" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
ALTER TABLE "memberships" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "memberships" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "memberships" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
ALTER TABLE "account_shares" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "account_shares" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "account_shares" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
-- As for people: backups and the exchange of keys go through every household.
CREATE POLICY "list" ON "households" FOR SELECT USING (current_setting('app.lists_people', true) = 'yes');
