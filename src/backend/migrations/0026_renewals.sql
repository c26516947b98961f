CREATE TABLE "billing"."renewals" (
	"subscription_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"order_id" integer,
	"failures" integer DEFAULT 0 NOT NULL,
	"first_failure" timestamp with time zone,
	"reason" text,
	"payment_method_id" uuid,
	"next_attempt" timestamp with time zone,
	"next_look" timestamp with time zone,
	CONSTRAINT "renewals_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "payment"."primary_changes" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"changed" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription"."subscriptions" ADD COLUMN "renewal_taken" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription"."subscriptions" ADD COLUMN "used_up" boolean GENERATED ALWAYS AS (issued > 0 and issued < 1000000000000 and remaining <= 0) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "renewals_due" ON "billing"."renewals" USING btree ("next_look") WHERE "billing"."renewals"."next_look" is not null;--> statement-breakpoint
CREATE INDEX "renewals_waiting" ON "billing"."renewals" USING btree ("subscription_id") WHERE "billing"."renewals"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "renewals_unpaid" ON "billing"."renewals" USING btree ("account_id") WHERE "billing"."renewals"."state" = 'unpaid';--> statement-breakpoint
CREATE INDEX "subscriptions_ending" ON "subscription"."subscriptions" USING btree ("expiration") WHERE "subscription"."subscriptions"."termination" is null and not "subscription"."subscriptions"."autorenew_disabled" and not "subscription"."subscriptions"."renewal_taken";--> statement-breakpoint
CREATE INDEX "subscriptions_used_up" ON "subscription"."subscriptions" USING btree (coalesce("expiration", 'infinity'::timestamptz)) WHERE "subscription"."subscriptions"."termination" is null and not "subscription"."subscriptions"."autorenew_disabled" and not "subscription"."subscriptions"."renewal_taken" and "subscription"."subscriptions"."used_up";