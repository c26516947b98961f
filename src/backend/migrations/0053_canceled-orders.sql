DROP INDEX "sales"."orders_unapproved";--> statement-breakpoint
ALTER TABLE "sales"."orders" ADD COLUMN "canceled" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales"."orders" ADD COLUMN "gift_change" uuid;--> statement-breakpoint
CREATE INDEX "orders_unapproved" ON "sales"."orders" USING btree ("placed","order_id") WHERE "sales"."orders"."processed" is null and "sales"."orders"."approved" is null and "sales"."orders"."grace_ended" is null and "sales"."orders"."canceled" is null and "sales"."orders"."grace_period_end" is null and "sales"."orders"."origin" <> 'renewal';