CREATE TABLE "subscription"."early_purchase_consents" (
	"consent_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription"."early_purchase_consents_consent_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"track_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_user_id" uuid,
	"plan_id" integer NOT NULL,
	"price" integer NOT NULL,
	"max_times" integer NOT NULL,
	"monthly_limit" integer NOT NULL,
	"card" text NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"consented" timestamp with time zone NOT NULL,
	"over" timestamp with time zone,
	"stopped_term" integer,
	"stop_reason" text,
	"next_look" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "subscription"."early_purchases" (
	"subscription_id" integer PRIMARY KEY NOT NULL,
	"track_id" integer NOT NULL,
	"consent_id" integer NOT NULL,
	"order_id" integer,
	"amount" integer NOT NULL,
	"counts_for" integer NOT NULL,
	"counted_until" timestamp with time zone,
	"bought" timestamp with time zone NOT NULL,
	CONSTRAINT "early_purchases_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
DROP INDEX "billing"."renewals_starting";--> statement-breakpoint
DROP INDEX "subscription"."subscriptions_used_up";--> statement-breakpoint
ALTER TABLE "subscription"."early_purchase_consents" ADD CONSTRAINT "early_purchase_consents_track_id_tracks_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "subscription"."tracks"("track_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription"."early_purchases" ADD CONSTRAINT "early_purchases_subscription_id_subscriptions_subscription_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "subscription"."subscriptions"("subscription_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription"."early_purchases" ADD CONSTRAINT "early_purchases_track_id_tracks_track_id_fk" FOREIGN KEY ("track_id") REFERENCES "subscription"."tracks"("track_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscription"."early_purchases" ADD CONSTRAINT "early_purchases_consent_id_early_purchase_consents_consent_id_fk" FOREIGN KEY ("consent_id") REFERENCES "subscription"."early_purchase_consents"("consent_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "early_purchase_consents_track" ON "subscription"."early_purchase_consents" USING btree ("track_id") WHERE "subscription"."early_purchase_consents"."over" is null;--> statement-breakpoint
CREATE INDEX "early_purchases_track" ON "subscription"."early_purchases" USING btree ("track_id","bought");--> statement-breakpoint
CREATE INDEX "subscriptions_used_up" ON "subscription"."subscriptions" USING btree (coalesce("expiration", 'infinity'::timestamptz)) WHERE "subscription"."subscriptions"."termination" is null and "subscription"."subscriptions"."used_up";--> statement-breakpoint
ALTER TABLE "billing"."renewals" DROP COLUMN "starts";--> statement-breakpoint
-- Notices that are not mailed yet said that a used-up term renews at once. It renews at its end.
UPDATE "notification"."notices" SET "facts" = jsonb_set("facts", '{next}', CASE
	WHEN "facts"->>'ends' IS NULL THEN '{"does": "stop"}'::jsonb
	ELSE jsonb_build_object('does', 'wait', 'plan', "facts"->'next'->'plan', 'renews', "facts"->'ends') END)
WHERE "facts"->'next'->>'does' = 'renew';
