CREATE TABLE "forms"."subscribers" (
	"subscriber_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"mailed" timestamp with time zone NOT NULL,
	"confirmed" timestamp with time zone,
	"unsubscribed" timestamp with time zone,
	"submission_id" uuid NOT NULL,
	CONSTRAINT "subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
ALTER TABLE "forms"."submissions" ALTER COLUMN "next_attempt" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "kernel"."mails" ADD COLUMN "headers" jsonb DEFAULT '{}'::jsonb NOT NULL;