CREATE TABLE "sales"."spending_caps" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"monthly_cap" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security"."usage_limit_events" (
	"event_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "security"."usage_limit_events_event_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account_id" integer NOT NULL,
	"key_id" uuid NOT NULL,
	"period" text NOT NULL,
	"max_lookups" bigint NOT NULL,
	"lookups_used" bigint NOT NULL,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"percent" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "security"."usage_limits" (
	"account_id" integer NOT NULL,
	"key_id" uuid NOT NULL,
	"period" text NOT NULL,
	"max_lookups" bigint NOT NULL,
	"lookups_used" bigint NOT NULL,
	"starts" timestamp with time zone NOT NULL,
	"ends" timestamp with time zone NOT NULL,
	"time_zone" text NOT NULL,
	"alert_percents" integer[] NOT NULL,
	CONSTRAINT "usage_limits_account_id_key_id_period_pk" PRIMARY KEY("account_id","key_id","period")
);
--> statement-breakpoint
CREATE TABLE "security"."usage_settings" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"time_zone" text NOT NULL,
	"alert_percents" integer[] NOT NULL
);
--> statement-breakpoint
-- The day or month of a time zone that contains a moment: where it starts, and where the next one does.
CREATE FUNCTION "security"."usage_period_start"(period text, at timestamp with time zone, zone text) RETURNS timestamp with time zone LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT date_trunc(period, at, zone)
$$;
--> statement-breakpoint
CREATE FUNCTION "security"."usage_period_end"(period text, at timestamp with time zone, zone text) RETURNS timestamp with time zone LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT (date_trunc(period, at AT TIME ZONE zone) + ('1 ' || period)::interval) AT TIME ZONE zone
$$;
--> statement-breakpoint
-- The highest of some shares, in percent, that is used of a limit; 0 for none.
CREATE FUNCTION "security"."share_passed"(used bigint, most bigint, percents integer[]) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(max(p), 0) FROM unnest(percents) p WHERE used * 100 >= p * most
$$;
--> statement-breakpoint
CREATE FUNCTION "security"."write_usage_limit_event"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "security"."usage_limit_events" (account_id, key_id, period, max_lookups, lookups_used, starts, ends, time_zone, percent)
  VALUES (new.account_id, new.key_id, new.period, new.max_lookups, new.lookups_used, new.starts, new.ends, new.time_zone,
    "security"."share_passed"(new.lookups_used, new.max_lookups, new.alert_percents));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "usage_limits_passed" AFTER UPDATE OF "lookups_used", "max_lookups" ON "security"."usage_limits"
  FOR EACH ROW WHEN ("security"."share_passed"(new.lookups_used, new.max_lookups, new.alert_percents)
    > CASE WHEN new.starts = old.starts THEN "security"."share_passed"(old.lookups_used, old.max_lookups, old.alert_percents) ELSE 0 END)
  EXECUTE FUNCTION "security"."write_usage_limit_event"();
