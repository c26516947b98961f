CREATE TABLE "billing"."invoices" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales"."invoice_details" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"purchase_order" text,
	"tax_id" text,
	"tax_id_country" text,
	"updated" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment"."transactions" ADD COLUMN "bank_reference" text;--> statement-breakpoint
ALTER TABLE "payment"."transactions" ADD COLUMN "received" date;--> statement-breakpoint
ALTER TABLE "sales"."orders" ADD COLUMN "transfer_due" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales"."orders" ADD COLUMN "transfer_ends" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "sales"."orders" ADD COLUMN "purchase_order" text;--> statement-breakpoint
ALTER TABLE "sales"."taxable_locations" ADD COLUMN "suite" text;--> statement-breakpoint
CREATE INDEX "orders_transfers" ON "sales"."orders" USING btree ("transfer_due","order_id") WHERE "sales"."orders"."transfer_due" is not null and "sales"."orders"."processed" is null and "sales"."orders"."approved" is null and "sales"."orders"."canceled" is null;