CREATE TABLE "payment"."vendor_notices" (
	"notice_id" uuid PRIMARY KEY NOT NULL,
	"vendor" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"event_type" text,
	"event_id" text,
	"order_id" integer,
	"account_id" integer,
	"amount" bigint,
	"count" integer DEFAULT 1 NOT NULL,
	"first" timestamp with time zone NOT NULL,
	"latest" timestamp with time zone NOT NULL,
	"seen" timestamp with time zone,
	CONSTRAINT "vendor_notices_subject" UNIQUE("vendor","kind","subject")
);
--> statement-breakpoint
CREATE INDEX "vendor_notices_latest" ON "payment"."vendor_notices" USING btree ("latest");--> statement-breakpoint
CREATE INDEX "vendor_notices_waiting" ON "payment"."vendor_notices" USING btree ("latest","notice_id") WHERE "payment"."vendor_notices"."seen" is null;