ALTER TABLE "identity"."login_deletions" ADD COLUMN "reminded" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."login_deletions" ADD COLUMN "held" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "identity"."login_deletions" ADD COLUMN "hold_reason" text;