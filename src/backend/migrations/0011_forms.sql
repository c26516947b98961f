CREATE SCHEMA "forms";
--> statement-breakpoint
CREATE TABLE "forms"."submissions" (
	"submission_id" uuid PRIMARY KEY NOT NULL,
	"portal_id" text NOT NULL,
	"form_id" text NOT NULL,
	"body" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"delivered" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "submissions_undelivered" ON "forms"."submissions" USING btree ("next_attempt") WHERE "forms"."submissions"."delivered" is null;