CREATE TABLE "payment_marks" (
	"person_id" text NOT NULL,
	"debt_id" text NOT NULL,
	"month" text NOT NULL,
	"marked_at" timestamp with time zone NOT NULL,
	"content_sealed" "bytea" NOT NULL,
	CONSTRAINT "payment_marks_person_id_debt_id_month_pk" PRIMARY KEY("person_id","debt_id","month")
);
--> statement-breakpoint
CREATE TABLE "plan_choices" (
	"person_id" text PRIMARY KEY NOT NULL,
	"content_sealed" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_marks" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "payment_marks" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "payment_marks" USING ("person_id" = current_setting('app.person_id', true));--> statement-breakpoint
ALTER TABLE "plan_choices" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "plan_choices" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "plan_choices" USING ("person_id" = current_setting('app.person_id', true));
