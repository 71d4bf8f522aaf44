CREATE TABLE "chat_messages" (
	"person_id" text NOT NULL,
	"id" text NOT NULL,
	"conversation_id" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"place" integer NOT NULL,
	"content_sealed" "bytea" NOT NULL,
	CONSTRAINT "chat_messages_person_id_id_pk" PRIMARY KEY("person_id","id")
);
--> statement-breakpoint
CREATE TABLE "model_use" (
	"person_id" text NOT NULL,
	"month" text NOT NULL,
	"tokens" integer NOT NULL,
	CONSTRAINT "model_use_person_id_month_pk" PRIMARY KEY("person_id","month")
);
--> statement-breakpoint
CREATE INDEX "chat_messages_newest" ON "chat_messages" USING btree ("person_id","created_at");--> statement-breakpoint
ALTER TABLE "chat_messages" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "chat_messages" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "chat_messages" USING ("person_id" = current_setting('app.person_id', true));
--> statement-breakpoint
ALTER TABLE "model_use" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "model_use" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE POLICY "own_row" ON "model_use" USING ("person_id" = current_setting('app.person_id', true));
