CREATE TABLE "authorization"."invitations" (
	"invitation_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"email_address" text NOT NULL,
	"roles" text[] NOT NULL,
	"token_hash" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expiration" timestamp with time zone NOT NULL,
	"accepted" timestamp with time zone,
	"user_id" uuid,
	CONSTRAINT "invitations_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "authorization"."accounts" ADD COLUMN "max_users" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel"."activities" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_pending" ON "authorization"."invitations" USING btree ("account_id","email_address") WHERE "authorization"."invitations"."accepted" is null;--> statement-breakpoint
CREATE INDEX "invitations_email" ON "authorization"."invitations" USING btree ("email_address");