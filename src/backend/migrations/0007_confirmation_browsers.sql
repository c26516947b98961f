ALTER TABLE "identity"."confirmations" ADD COLUMN "browser_hash" text;--> statement-breakpoint
ALTER TABLE "identity"."confirmations" DROP COLUMN "used";