CREATE TABLE "reporting"."incident_news" (
	"news_id" text PRIMARY KEY NOT NULL,
	"noticed" timestamp with time zone NOT NULL,
	"after" uuid,
	"finished" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "reporting"."status_subscribers" (
	"subscriber_id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"mailed" timestamp with time zone NOT NULL,
	"confirmed" timestamp with time zone,
	"unsubscribed" timestamp with time zone,
	CONSTRAINT "status_subscribers_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE INDEX "incident_news_left" ON "reporting"."incident_news" USING btree ("noticed") WHERE "reporting"."incident_news"."finished" is null;