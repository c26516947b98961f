CREATE TABLE "forms"."purchases" (
	"order_id" integer PRIMARY KEY NOT NULL,
	"event" jsonb,
	"consent_version" text NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"delivered" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "purchases_undelivered" ON "forms"."purchases" USING btree ("next_attempt") WHERE "forms"."purchases"."delivered" is null;