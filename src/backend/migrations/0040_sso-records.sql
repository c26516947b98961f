CREATE TABLE "identity"."sso_records" (
	"login_id" uuid PRIMARY KEY NOT NULL,
	"idp_id" uuid NOT NULL,
	"revision" integer NOT NULL,
	"kind" text NOT NULL,
	"outcome" text NOT NULL,
	"failure" text,
	"user_id" uuid,
	"started_by" uuid,
	"mapping" jsonb,
	"received" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authorization"."identity_providers" ADD COLUMN "confirm_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "sso_records_provider" ON "identity"."sso_records" USING btree ("idp_id","created","login_id");