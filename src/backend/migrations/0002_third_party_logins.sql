CREATE TABLE "identity"."login_attempts" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"browser_hash" text NOT NULL,
	"provider" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"sealed_secrets" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"expiration" timestamp with time zone NOT NULL,
	"used" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "identity"."third_party_logins" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"email_address" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"last_used" timestamp with time zone,
	CONSTRAINT "third_party_logins_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE INDEX "login_attempts_expiration" ON "identity"."login_attempts" USING btree ("expiration");--> statement-breakpoint
CREATE INDEX "third_party_logins_user" ON "identity"."third_party_logins" USING btree ("user_id");