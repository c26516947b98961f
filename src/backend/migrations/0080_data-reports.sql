CREATE TABLE "reporting"."data_reports" (
	"report_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	"address" text NOT NULL,
	"result" text NOT NULL,
	"field" text NOT NULL,
	"correct_value" text NOT NULL,
	"comment" text NOT NULL,
	"email" text,
	"status" text NOT NULL,
	"note" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "data_reports_account" ON "reporting"."data_reports" USING btree ("account_id","report_id");--> statement-breakpoint
CREATE INDEX "data_reports_status" ON "reporting"."data_reports" USING btree ("status","report_id");--> statement-breakpoint
CREATE INDEX "data_reports_open" ON "reporting"."data_reports" USING btree ("report_id") WHERE "reporting"."data_reports"."status" in ('received', 'reviewing');