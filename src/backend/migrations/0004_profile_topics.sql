CREATE SCHEMA "notification";
--> statement-breakpoint
CREATE TABLE "notification"."profile_topics" (
	"user_id" uuid NOT NULL,
	"topic" text NOT NULL,
	"subscribed" boolean NOT NULL,
	"changed" timestamp with time zone NOT NULL,
	CONSTRAINT "profile_topics_user_id_topic_pk" PRIMARY KEY("user_id","topic")
);
