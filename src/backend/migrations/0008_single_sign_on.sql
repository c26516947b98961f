CREATE TABLE "authorization"."identity_providers" (
	"idp_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"name" text NOT NULL,
	"settings" jsonb NOT NULL,
	"sealed_secret" text,
	"revision" integer DEFAULT 1 NOT NULL,
	"active" boolean DEFAULT false NOT NULL,
	"tested" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_providers_organization_id_unique" UNIQUE("organization_id")
);
--> statement-breakpoint
CREATE TABLE "authorization"."organization_accounts" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"joined" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authorization"."organization_names" (
	"name" text PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"owner_account_id" integer NOT NULL,
	"until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "authorization"."organizations" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"owner_account_id" integer NOT NULL,
	"sealed_key" text NOT NULL,
	"key_hash" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "organizations_name_unique" UNIQUE("name"),
	CONSTRAINT "organizations_owner_account_id_unique" UNIQUE("owner_account_id"),
	CONSTRAINT "organizations_key_hash_unique" UNIQUE("key_hash")
);
--> statement-breakpoint
CREATE TABLE "identity"."saml_assertions" (
	"idp_id" uuid NOT NULL,
	"assertion_id" text NOT NULL,
	"expiration" timestamp with time zone NOT NULL,
	CONSTRAINT "saml_assertions_idp_id_assertion_id_pk" PRIMARY KEY("idp_id","assertion_id")
);
--> statement-breakpoint
CREATE TABLE "identity"."saml_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"sealed_private_key" text NOT NULL,
	"certificate" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."saml_logins" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"code_hash" text NOT NULL,
	"sealed_identity" text NOT NULL,
	"expiration" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."sso_logins" (
	"idp_id" uuid NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"proven" boolean NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone NOT NULL,
	CONSTRAINT "sso_logins_idp_id_subject_pk" PRIMARY KEY("idp_id","subject")
);
--> statement-breakpoint
CREATE INDEX "organization_accounts_organization" ON "authorization"."organization_accounts" USING btree ("organization_id");--> statement-breakpoint
CREATE INDEX "saml_logins_expiration" ON "identity"."saml_logins" USING btree ("expiration");--> statement-breakpoint
CREATE INDEX "sso_logins_user" ON "identity"."sso_logins" USING btree ("user_id");