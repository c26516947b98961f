CREATE SCHEMA "scim";
--> statement-breakpoint
CREATE TABLE "authorization"."provisioning_tokens" (
	"token_id" uuid PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"token_hash" text NOT NULL,
	"suffix" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expiration" timestamp with time zone,
	"last_used" timestamp with time zone,
	CONSTRAINT "provisioning_tokens_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "authorization"."role_mappings" (
	"organization_id" text PRIMARY KEY NOT NULL,
	"joins_at_login" boolean NOT NULL,
	"default_roles" text[] NOT NULL,
	"groups" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scim"."groups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"group_key" text NOT NULL,
	"display_name" text NOT NULL,
	"external_id" text,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "scim"."members" (
	"group_id" uuid NOT NULL,
	"member_id" uuid NOT NULL,
	CONSTRAINT "members_group_id_member_id_pk" PRIMARY KEY("group_id","member_id")
);
--> statement-breakpoint
CREATE TABLE "scim"."users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"organization_id" text NOT NULL,
	"user_key" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"active" boolean NOT NULL,
	"user_id" uuid,
	"created" timestamp with time zone NOT NULL,
	"modified" timestamp with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE INDEX "provisioning_tokens_organization" ON "authorization"."provisioning_tokens" USING btree ("organization_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_groups_key" ON "scim"."groups" USING btree ("organization_id","group_key");--> statement-breakpoint
CREATE INDEX "scim_members_member" ON "scim"."members" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_key" ON "scim"."users" USING btree ("organization_id","user_key");--> statement-breakpoint
CREATE UNIQUE INDEX "scim_users_person" ON "scim"."users" USING btree ("organization_id","user_id") WHERE "scim"."users"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "scim_users_user" ON "scim"."users" USING btree ("user_id");