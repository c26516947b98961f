CREATE SCHEMA "authorization";
--> statement-breakpoint
CREATE SCHEMA "identity";
--> statement-breakpoint
CREATE SCHEMA "kernel";
--> statement-breakpoint
CREATE SCHEMA "security";
--> statement-breakpoint
CREATE TABLE "authorization"."accounts" (
	"account_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "authorization"."accounts_account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 41000 CACHE 1),
	"label" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity"."confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"password_hash" text NOT NULL,
	"open_account" boolean NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expiration" timestamp with time zone NOT NULL,
	"used" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."people" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"password_hash" text NOT NULL,
	"pending_username" text,
	"created" timestamp with time zone NOT NULL,
	"confirmed" timestamp with time zone,
	CONSTRAINT "people_username_unique" UNIQUE("username")
);
--> statement-breakpoint
CREATE TABLE "kernel"."activities" (
	"activity_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel"."activities_activity_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer,
	"user_id" uuid,
	"session_id" uuid,
	"operation" text NOT NULL,
	"subject" text,
	"request_id" text NOT NULL,
	"address" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."mails" (
	"mail_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "kernel"."mails_mail_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"sent" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kernel"."memberships" (
	"account_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"roles" text[] NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_account_id_user_id_pk" PRIMARY KEY("account_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "kernel"."sessions" (
	"session_id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"account_id" integer,
	"created" timestamp with time zone NOT NULL,
	"authenticated" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone NOT NULL,
	"revoked" timestamp with time zone,
	"address" text NOT NULL,
	"user_agent" text NOT NULL,
	CONSTRAINT "sessions_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "kernel"."signing_keys" (
	"kid" text PRIMARY KEY NOT NULL,
	"public_key" jsonb NOT NULL,
	"sealed_private_key" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security"."secret_keys" (
	"key_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"label" text NOT NULL,
	"description" text NOT NULL,
	"sealed_token" text NOT NULL,
	"token_hash" text NOT NULL,
	"token_tail" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"paused" boolean NOT NULL,
	"deactivated" timestamp with time zone,
	"recovery_deadline" timestamp with time zone,
	CONSTRAINT "secret_keys_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE INDEX "confirmations_user" ON "identity"."confirmations" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "activities_account" ON "kernel"."activities" USING btree ("account_id","created");--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "kernel"."mails" USING btree ("next_attempt") WHERE "kernel"."mails"."sent" is null;--> statement-breakpoint
CREATE INDEX "memberships_user" ON "kernel"."memberships" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "kernel"."sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "secret_keys_by_created" ON "security"."secret_keys" USING btree ("account_id","created","key_id");--> statement-breakpoint
CREATE INDEX "secret_keys_by_label" ON "security"."secret_keys" USING btree ("account_id",lower("label"),"key_id");