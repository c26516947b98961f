CREATE TABLE "scim"."failures" (
	"failure_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"token_id" uuid NOT NULL,
	"suffix" text NOT NULL,
	"operation" text NOT NULL,
	"status" integer NOT NULL,
	"failure" text NOT NULL,
	"detail" text NOT NULL,
	"sent" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "scim_failures_organization" ON "scim"."failures" USING btree ("organization_id","created","failure_id");--> statement-breakpoint
CREATE INDEX "scim_failures_token" ON "scim"."failures" USING btree ("token_id","created","failure_id");