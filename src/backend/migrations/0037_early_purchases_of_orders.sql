CREATE TABLE "sales"."ordered_early_purchases" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"actor_user_id" uuid,
	"price" integer NOT NULL,
	"max_times" integer NOT NULL,
	"monthly_limit" integer NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"consented" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscription"."early_purchase_consents" ALTER COLUMN "card" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sales"."ordered_early_purchases" ADD CONSTRAINT "ordered_early_purchases_item_id_order_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "sales"."order_items"("item_id") ON DELETE no action ON UPDATE no action;