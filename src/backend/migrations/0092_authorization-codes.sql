CREATE TABLE "authorization"."authorization_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"challenge" text NOT NULL,
	"resource" text NOT NULL,
	"user_id" uuid NOT NULL,
	"account_id" integer NOT NULL,
	"roles" text[] NOT NULL,
	"name" text NOT NULL,
	"token_id" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "authorization_codes_account" ON "authorization"."authorization_codes" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "authorization_codes_user" ON "authorization"."authorization_codes" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "authorization_codes_expires" ON "authorization"."authorization_codes" USING btree ("expires_at");