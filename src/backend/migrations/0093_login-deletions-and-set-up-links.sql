CREATE TABLE "identity"."login_deletions" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"requested" timestamp with time zone NOT NULL,
	"erased_from" timestamp with time zone NOT NULL,
	"account_ids" integer[] NOT NULL,
	"erasing" timestamp with time zone,
	"username" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "authorization"."set_up_links" (
	"link_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"label" text NOT NULL,
	"secret_hash" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone,
	"revoked" timestamp with time zone,
	CONSTRAINT "set_up_links_secret_hash_unique" UNIQUE("secret_hash")
);
--> statement-breakpoint
CREATE TABLE "authorization"."set_up_sessions" (
	"secret_hash" text PRIMARY KEY NOT NULL,
	"link_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "authorization"."set_up_sessions" ADD CONSTRAINT "set_up_sessions_link_id_set_up_links_link_id_fk" FOREIGN KEY ("link_id") REFERENCES "authorization"."set_up_links"("link_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_deletions_due" ON "identity"."login_deletions" USING btree ("erased_from");--> statement-breakpoint
CREATE INDEX "set_up_links_account" ON "authorization"."set_up_links" USING btree ("account_id","created");--> statement-breakpoint
CREATE INDEX "set_up_sessions_link" ON "authorization"."set_up_sessions" USING btree ("link_id");--> statement-breakpoint
CREATE INDEX "set_up_sessions_expires" ON "authorization"."set_up_sessions" USING btree ("expires_at");