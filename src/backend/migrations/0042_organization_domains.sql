CREATE TABLE "authorization"."organization_domains" (
	"organization_id" text NOT NULL,
	"domain" text NOT NULL,
	"token" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"verified" timestamp with time zone,
	CONSTRAINT "organization_domains_organization_id_domain_pk" PRIMARY KEY("organization_id","domain")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "organization_domains_verified" ON "authorization"."organization_domains" USING btree ("domain") WHERE "authorization"."organization_domains"."verified" is not null;