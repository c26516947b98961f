ALTER TABLE "scim"."failures" ADD COLUMN "sealed_call" text;--> statement-breakpoint
ALTER TABLE "scim"."failures" ADD COLUMN "replayed" timestamp with time zone;