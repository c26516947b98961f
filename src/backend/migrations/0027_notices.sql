CREATE TABLE "billing"."term_watches" (
	"subscription_id" integer PRIMARY KEY NOT NULL,
	"due" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "notification"."deliveries" (
	"notice_id" bigint NOT NULL,
	"recipient" text NOT NULL,
	"account_id" integer NOT NULL,
	"state" text NOT NULL,
	"due" timestamp with time zone NOT NULL,
	"done" timestamp with time zone,
	CONSTRAINT "deliveries_notice_id_recipient_pk" PRIMARY KEY("notice_id","recipient")
);
--> statement-breakpoint
CREATE TABLE "notification"."mailings" (
	"account_id" integer NOT NULL,
	"recipient" text NOT NULL,
	"mailed" timestamp with time zone,
	CONSTRAINT "mailings_account_id_recipient_pk" PRIMARY KEY("account_id","recipient")
);
--> statement-breakpoint
CREATE TABLE "notification"."notices" (
	"notice_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notification"."notices_notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"topic" text NOT NULL,
	"key" text NOT NULL,
	"facts" jsonb NOT NULL,
	"created" timestamp with time zone NOT NULL,
	"addressed" timestamp with time zone,
	CONSTRAINT "notices_key" UNIQUE("account_id","key")
);
--> statement-breakpoint
CREATE TABLE "notification"."profiles" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security"."key_limit_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security"."key_limit_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscription"."term_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "subscription"."term_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"subscription_id" integer NOT NULL,
	"kind" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "notification"."deliveries" ADD CONSTRAINT "deliveries_notice_id_notices_notice_id_fk" FOREIGN KEY ("notice_id") REFERENCES "notification"."notices"("notice_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "term_watches_due" ON "billing"."term_watches" USING btree ("due");--> statement-breakpoint
CREATE INDEX "deliveries_waiting" ON "notification"."deliveries" USING btree ("due") WHERE "notification"."deliveries"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "deliveries_recipient" ON "notification"."deliveries" USING btree ("account_id","recipient","notice_id");--> statement-breakpoint
CREATE INDEX "notices_unaddressed" ON "notification"."notices" USING btree ("notice_id") WHERE "notification"."notices"."addressed" is null;
--> statement-breakpoint
-- The share of a term that is used, as the number of thresholds that it has passed: 25, 50, 70, 90 and 100 percent.
CREATE FUNCTION "subscription"."thresholds_passed"(issued bigint, remaining bigint) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT width_bucket((issued - remaining) * 100 / nullif(issued, 0), ARRAY[25, 50, 70, 90, 100]::bigint[])
$$;
--> statement-breakpoint
CREATE FUNCTION "subscription"."write_term_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "subscription"."term_events" (subscription_id, kind) VALUES (new.subscription_id, tg_argv[0]);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "subscriptions_added" AFTER INSERT ON "subscription"."subscriptions"
  FOR EACH ROW EXECUTE FUNCTION "subscription"."write_term_event"('added');
--> statement-breakpoint
-- Terms without a limit have 1e12 lookups.
CREATE TRIGGER "subscriptions_used" AFTER UPDATE OF "remaining", "issued" ON "subscription"."subscriptions"
  FOR EACH ROW WHEN (new.issued < 1000000000000
    AND "subscription"."thresholds_passed"(new.issued, new.remaining) > "subscription"."thresholds_passed"(old.issued, old.remaining))
  EXECUTE FUNCTION "subscription"."write_term_event"('used');
--> statement-breakpoint
CREATE TRIGGER "subscriptions_moved" AFTER UPDATE OF "start", "expiration" ON "subscription"."subscriptions"
  FOR EACH ROW WHEN (new.start <> old.start OR new.expiration IS DISTINCT FROM old.expiration)
  EXECUTE FUNCTION "subscription"."write_term_event"('moved');
--> statement-breakpoint
CREATE TRIGGER "subscriptions_resumed" AFTER UPDATE OF "termination" ON "subscription"."subscriptions"
  FOR EACH ROW WHEN (old.termination IS NOT NULL AND new.termination IS NULL)
  EXECUTE FUNCTION "subscription"."write_term_event"('resumed');
--> statement-breakpoint
CREATE FUNCTION "security"."write_key_limit_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "security"."key_limit_events" (key_id) VALUES (new.key_id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "key_limits_passed" AFTER UPDATE OF "lookups_used", "max_lookups" ON "security"."key_limits"
  FOR EACH ROW WHEN (width_bucket(new.lookups_used * 100 / greatest(new.max_lookups, 1), ARRAY[90, 100]::bigint[])
    > width_bucket(old.lookups_used * 100 / greatest(old.max_lookups, 1), ARRAY[90, 100]::bigint[]))
  EXECUTE FUNCTION "security"."write_key_limit_event"();
--> statement-breakpoint
-- Terms that there are already: when they end, renew or have ended is told from now on.
INSERT INTO "subscription"."term_events" (subscription_id, kind) SELECT subscription_id, 'added' FROM "subscription"."subscriptions";
