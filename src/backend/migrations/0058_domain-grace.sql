CREATE TABLE "authorization"."domain_reminders" (
	"organization_id" text NOT NULL,
	"days" integer NOT NULL,
	"sent" timestamp with time zone NOT NULL,
	CONSTRAINT "domain_reminders_organization_id_days_pk" PRIMARY KEY("organization_id","days")
);
--> statement-breakpoint
ALTER TABLE "authorization"."organizations" ADD COLUMN "grace_ends" timestamp with time zone;
--> statement-breakpoint
-- People of organizations that exist already get thirty days to verify their domains in DNS.
UPDATE "authorization"."organizations" SET "grace_ends" = now() + interval '30 days';
