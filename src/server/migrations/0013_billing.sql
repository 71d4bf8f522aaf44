CREATE TABLE "billing_customers" (
	"person_id" text NOT NULL,
	"mode" text NOT NULL,
	"customer_id" text NOT NULL,
	"clock_offset_ms" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "billing_customers_person_id_mode_pk" PRIMARY KEY("person_id","mode")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"person_id" text NOT NULL,
	"mode" text NOT NULL,
	"id" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ticket" integer NOT NULL,
	"written_ticket" integer NOT NULL,
	CONSTRAINT "payments_person_id_mode_id_pk" PRIMARY KEY("person_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "sandbox_state" (
	"id" integer PRIMARY KEY NOT NULL,
	"content" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"person_id" text NOT NULL,
	"mode" text NOT NULL,
	"id" text NOT NULL,
	"tier" text,
	"interval" text,
	"status" text NOT NULL,
	"period_start" timestamp with time zone,
	"period_end" timestamp with time zone,
	"cancel_at" timestamp with time zone,
	"next_tier" text,
	"next_interval" text,
	"created_at" timestamp with time zone NOT NULL,
	"ticket" integer NOT NULL,
	"written_ticket" integer NOT NULL,
	CONSTRAINT "subscriptions_person_id_mode_id_pk" PRIMARY KEY("person_id","mode","id")
);
--> statement-breakpoint
CREATE TABLE "usage" (
	"person_id" text NOT NULL,
	"month" text NOT NULL,
	"documents" integer NOT NULL,
	CONSTRAINT "usage_person_id_month_pk" PRIMARY KEY("person_id","month")
);
--> statement-breakpoint
CREATE TABLE "webhook_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"processed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "counted_in" text;--> statement-breakpoint
ALTER TABLE "billing_customers" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "billing_customers" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "billing_customers" USING ("person_id" = current_setting('app.person_id', true));--> statement-breakpoint
ALTER TABLE "subscriptions" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "subscriptions" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "subscriptions" USING ("person_id" = current_setting('app.person_id', true));--> statement-breakpoint
ALTER TABLE "payments" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payments" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "payments" USING ("person_id" = current_setting('app.person_id', true));--> statement-breakpoint
ALTER TABLE "usage" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "usage" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "usage" USING ("person_id" = current_setting('app.person_id', true));
