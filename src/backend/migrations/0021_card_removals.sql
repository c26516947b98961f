CREATE TABLE "payment"."card_removals" (
	"vendor" text NOT NULL,
	"card_token" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "card_removals_vendor_card_token_pk" PRIMARY KEY("vendor","card_token")
);
--> statement-breakpoint
ALTER TABLE "payment"."cards" ADD COLUMN "expiry_told" text;