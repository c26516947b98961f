CREATE SCHEMA "configuration";
--> statement-breakpoint
CREATE TABLE "configuration"."plans" (
	"plan_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires" timestamp with time zone NOT NULL,
	"sections" text[] NOT NULL,
	"fingerprint" text NOT NULL,
	"changes" jsonb NOT NULL,
	"problems" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"applied" timestamp with time zone,
	"undone" timestamp with time zone,
	"reversal" jsonb
);
--> statement-breakpoint
CREATE INDEX "plans_by_account" ON "configuration"."plans" USING btree ("account_id","created");