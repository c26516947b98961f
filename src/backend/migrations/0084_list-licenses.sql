ALTER TABLE "lists"."list_groups" ADD COLUMN "license_id" integer;--> statement-breakpoint
ALTER TABLE "lists"."list_groups" ADD COLUMN "subscription_id" integer;