CREATE SCHEMA "ledger";
--> statement-breakpoint
CREATE SCHEMA "sales";
--> statement-breakpoint
CREATE TABLE "ledger"."entries" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."entries_entry_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"order_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"transaction_id" uuid,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ledger"."lines" (
	"line_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger"."lines_line_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"entry_id" bigint NOT NULL,
	"account" text NOT NULL,
	"debit" bigint DEFAULT 0 NOT NULL,
	"credit" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales"."order_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales"."order_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"order_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"amount" bigint,
	"transaction_id" uuid,
	"reason" text,
	"mail" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales"."order_items" (
	"item_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales"."order_items_item_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 910801 CACHE 1),
	"order_id" integer NOT NULL,
	"position" integer NOT NULL,
	"plan_id" integer NOT NULL,
	"lookups" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"unit_amount" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"subscription_id" integer,
	CONSTRAINT "order_items_order" UNIQUE("order_id","position")
);
--> statement-breakpoint
CREATE TABLE "sales"."orders" (
	"order_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales"."orders_order_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 560501 CACHE 1),
	"account_id" integer NOT NULL,
	"origin" text DEFAULT 'customer' NOT NULL,
	"placed_by" uuid,
	"intent_id" text,
	"intent_hash" text,
	"placed" timestamp with time zone NOT NULL,
	"processed" timestamp with time zone,
	"approved" timestamp with time zone,
	"grace_period_end" timestamp with time zone,
	"grace_ended" timestamp with time zone,
	"amount" bigint NOT NULL,
	"unit_amount" bigint NOT NULL,
	"tax_amount" bigint NOT NULL,
	"total_amount" bigint GENERATED ALWAYS AS (amount + tax_amount) STORED NOT NULL,
	"saas_tax_rate" integer DEFAULT 0 NOT NULL,
	"data_tax_rate" integer DEFAULT 0 NOT NULL,
	"address" jsonb,
	CONSTRAINT "orders_intent" UNIQUE("account_id","intent_id")
);
--> statement-breakpoint
CREATE TABLE "sales"."renewal_consents" (
	"item_id" integer PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"version" text NOT NULL,
	"text" text NOT NULL,
	"consented" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sales"."tax_exemptions" (
	"exemption_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales"."tax_exemptions_exemption_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"timestamp" timestamp with time zone NOT NULL,
	"expiration" timestamp with time zone,
	"note" text,
	"declared" timestamp with time zone NOT NULL,
	"declared_by" uuid NOT NULL,
	"revoked" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sales"."taxable_locations" (
	"location_id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sales"."taxable_locations_location_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"thoroughfare" text NOT NULL,
	"locality" text NOT NULL,
	"administrative_area" text NOT NULL,
	"postal_code" text NOT NULL,
	"country_iso3" text NOT NULL,
	"created" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "ledger"."lines" ADD CONSTRAINT "lines_entry_id_entries_entry_id_fk" FOREIGN KEY ("entry_id") REFERENCES "ledger"."entries"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales"."order_events" ADD CONSTRAINT "order_events_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "sales"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales"."order_items" ADD CONSTRAINT "order_items_order_id_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "sales"."orders"("order_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sales"."renewal_consents" ADD CONSTRAINT "renewal_consents_item_id_order_items_item_id_fk" FOREIGN KEY ("item_id") REFERENCES "sales"."order_items"("item_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entries_order" ON "ledger"."entries" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "entries_at" ON "ledger"."entries" USING btree ("at");--> statement-breakpoint
CREATE UNIQUE INDEX "entries_placed" ON "ledger"."entries" USING btree ("order_id") WHERE "ledger"."entries"."kind" = 'placed';--> statement-breakpoint
CREATE UNIQUE INDEX "entries_settled" ON "ledger"."entries" USING btree ("order_id") WHERE "ledger"."entries"."kind" in ('paid', 'approved');--> statement-breakpoint
CREATE UNIQUE INDEX "entries_transaction" ON "ledger"."entries" USING btree ("transaction_id") WHERE "ledger"."entries"."transaction_id" is not null;--> statement-breakpoint
CREATE INDEX "lines_entry" ON "ledger"."lines" USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "lines_account" ON "ledger"."lines" USING btree ("account");--> statement-breakpoint
CREATE INDEX "order_events_order" ON "sales"."order_events" USING btree ("order_id","event_id");--> statement-breakpoint
CREATE INDEX "order_events_mail" ON "sales"."order_events" USING btree ("event_id") WHERE "sales"."order_events"."mail" = 'due';--> statement-breakpoint
CREATE INDEX "orders_list" ON "sales"."orders" USING btree ("account_id","placed" DESC NULLS LAST,"order_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "orders_pending" ON "sales"."orders" USING btree ("account_id") WHERE "sales"."orders"."processed" is null and "sales"."orders"."approved" is null;--> statement-breakpoint
CREATE INDEX "orders_grace" ON "sales"."orders" USING btree ("grace_period_end") WHERE "sales"."orders"."processed" is null and "sales"."orders"."approved" is null and "sales"."orders"."grace_ended" is null;--> statement-breakpoint
CREATE INDEX "tax_exemptions_account" ON "sales"."tax_exemptions" USING btree ("account_id","exemption_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "taxable_locations_account" ON "sales"."taxable_locations" USING btree ("account_id","location_id" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "subscriptions_order" ON "subscription"."subscriptions" USING btree ("order_id");