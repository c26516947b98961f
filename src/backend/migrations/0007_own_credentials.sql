CREATE TABLE "identity"."password_resets" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expiration" timestamp with time zone NOT NULL,
	"used" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."username_changes" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"username" text NOT NULL,
	"password_hash" text,
	"created" timestamp with time zone NOT NULL,
	"expiration" timestamp with time zone NOT NULL,
	"used" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "kernel"."sessions" ADD COLUMN "must_change_password" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "password_resets_user" ON "identity"."password_resets" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "username_changes_user" ON "identity"."username_changes" USING btree ("user_id");--> statement-breakpoint
ALTER TABLE "identity"."people" DROP COLUMN "pending_username";