ALTER TABLE "sales"."orders" ADD COLUMN "address_change" uuid;--> statement-breakpoint
ALTER TABLE "subscription"."subscriptions" ADD COLUMN "staff_changes" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription"."tracks" ADD COLUMN "suspension_change" jsonb;