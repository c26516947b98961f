CREATE TABLE "authorization"."api_tokens" (
	"token_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" integer,
	"account_ids" integer[] NOT NULL,
	"name" text NOT NULL,
	"roles" text[] NOT NULL,
	"networks" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"suffix" text NOT NULL,
	"previous_hash" text,
	"previous_expires_at" timestamp with time zone,
	"created" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone,
	"last_network" text,
	"revoked" timestamp with time zone,
	"reminded_of" timestamp with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "api_tokens_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "api_tokens_previous_hash_unique" UNIQUE("previous_hash")
);
--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "token_id" uuid;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "token_kind" text;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "token_name" text;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_person_name" ON "authorization"."api_tokens" USING btree ("user_id",lower("name")) WHERE "authorization"."api_tokens"."revoked" is null and "authorization"."api_tokens"."account_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_account_name" ON "authorization"."api_tokens" USING btree ("account_id",lower("name")) WHERE "authorization"."api_tokens"."revoked" is null and "authorization"."api_tokens"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "api_tokens_expires" ON "authorization"."api_tokens" USING btree ("expires_at") WHERE "authorization"."api_tokens"."revoked" is null;--> statement-breakpoint
CREATE INDEX "api_tokens_revoked" ON "authorization"."api_tokens" USING btree ("revoked") WHERE "authorization"."api_tokens"."revoked" is not null;