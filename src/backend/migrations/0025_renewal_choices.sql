CREATE TABLE "subscription"."renewal_choices" (
	"choice_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription"."renewal_choices_choice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"track_id" integer NOT NULL,
	"subscription_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_user_id" uuid,
	"choice" text NOT NULL,
	"plan_id" integer NOT NULL,
	"price" integer,
	"version" text,
	"text" text,
	"chosen" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription"."renewal_choices" ADD CONSTRAINT "renewal_choices_track_id_tracks_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "subscription"."tracks"("track_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription"."renewal_choices" ADD CONSTRAINT "renewal_choices_subscription_id_subscriptions_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "subscription"."subscriptions"("subscription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "renewal_choices_track" ON "subscription"."renewal_choices" USING btree ("track_id","chosen");