CREATE SCHEMA "payment";
--> statement-breakpoint
CREATE TABLE "payment"."cards" (
	"payment_method_id" uuid PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"vendor" text NOT NULL,
	"card_token" text NOT NULL,
	"fingerprint" text NOT NULL,
	"form_token_hash" text NOT NULL,
	"network" text NOT NULL,
	"mask" text NOT NULL,
	"expiration" text NOT NULL,
	"street" text NOT NULL,
	"city" text NOT NULL,
	"state" text NOT NULL,
	"zip_code" text NOT NULL,
	"country_code" text NOT NULL,
	"is_primary" boolean DEFAULT false NOT NULL,
	"created" timestamp with time zone NOT NULL,
	CONSTRAINT "cards_fingerprint" UNIQUE("account_id","vendor","fingerprint")
);
--> statement-breakpoint
CREATE TABLE "payment"."primary_gaps" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"since" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment"."vendor_events" (
	"vendor" text NOT NULL,
	"event_id" text NOT NULL,
	"event" jsonb NOT NULL,
	"received" timestamp with time zone NOT NULL,
	"processed" timestamp with time zone,
	CONSTRAINT "vendor_events_vendor_event_id_pk" PRIMARY KEY("vendor","event_id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "cards_primary" ON "payment"."cards" USING btree ("account_id") WHERE "payment"."cards"."is_primary";--> statement-breakpoint
CREATE INDEX "cards_expiration" ON "payment"."cards" USING btree ("expiration");--> statement-breakpoint
CREATE INDEX "vendor_events_open" ON "payment"."vendor_events" USING btree ("received") WHERE "payment"."vendor_events"."processed" is null;