CREATE SCHEMA "billing";
--> statement-breakpoint
CREATE TABLE "billing"."notices" (
	"notice" text PRIMARY KEY NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "billing"."receipts" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"document" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification"."contact_topics" (
	"contact_id" integer NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "contact_topics_contact_id_topic_pk" PRIMARY KEY("contact_id","topic")
);
--> statement-breakpoint
CREATE TABLE "notification"."contacts" (
	"contact_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification"."contacts_contact_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 3400 CACHE 1),
	"account_id" integer NOT NULL,
	"company" text DEFAULT '' NOT NULL,
	"email" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"confirmed" timestamp with time zone,
	"primary" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payment"."transactions_list";--> statement-breakpoint
DROP INDEX "payment"."transactions_order";--> statement-breakpoint
DROP INDEX "sales"."orders_list";--> statement-breakpoint
DROP INDEX "sales"."tax_exemptions_account";--> statement-breakpoint
DROP INDEX "sales"."taxable_locations_account";--> statement-breakpoint
ALTER TABLE "kernel"."mails" ADD COLUMN "attachments" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "notification"."contact_topics" ADD CONSTRAINT "contact_topics_contact_id_contacts_contact_id_fk" FOREIGN KEY ("contact_id") REFERENCES "notification"."contacts"("contact_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contacts_by_account" ON "notification"."contacts" USING btree ("account_id","contact_id");--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_email" ON "notification"."contacts" USING btree ("account_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "contacts_primary" ON "notification"."contacts" USING btree ("account_id") WHERE "notification"."contacts"."primary";--> statement-breakpoint
CREATE INDEX "orders_total" ON "sales"."orders" USING btree ("account_id","total_amount","order_id");--> statement-breakpoint
CREATE INDEX "transactions_list" ON "payment"."transactions" USING btree ("account_id","created","transaction_id");--> statement-breakpoint
CREATE INDEX "transactions_order" ON "payment"."transactions" USING btree ("order_id","created","transaction_id");--> statement-breakpoint
CREATE INDEX "orders_list" ON "sales"."orders" USING btree ("account_id","placed","order_id");--> statement-breakpoint
CREATE INDEX "tax_exemptions_account" ON "sales"."tax_exemptions" USING btree ("account_id","exemption_id");--> statement-breakpoint
CREATE INDEX "taxable_locations_account" ON "sales"."taxable_locations" USING btree ("account_id","location_id");