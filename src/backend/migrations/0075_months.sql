-- Both at once, and never one while it waits for the other: calls of the release before lock them in any order. They use
-- the other tables of this migration only on their own.
DO $$
DECLARE
	"limit" text := current_setting('lock_timeout');
BEGIN
	FOR "attempt" IN 1..300 LOOP
		BEGIN
			PERFORM set_config('lock_timeout', '300ms', true);
			LOCK TABLE "kernel"."mails", "kernel"."activities" IN ACCESS EXCLUSIVE MODE;
			PERFORM set_config('lock_timeout', "limit", true);
			RETURN;
		EXCEPTION WHEN lock_not_available THEN
			PERFORM pg_sleep(0.2);
		END;
	END LOOP;
	RAISE EXCEPTION 'The tables mails and activities are in use all the time.';
END $$;
--> statement-breakpoint
-- A partition for each month of UTC, as usage_hours has. What there is becomes the first one, up to the end of its last
-- month: nothing is copied, and the code of the release before continues with the same names.
ALTER TABLE "security"."usage_days" RENAME TO "usage_days_before";
--> statement-breakpoint
ALTER TABLE "security"."usage_days_before" RENAME CONSTRAINT "usage_days_account_id_day_key_id_license_id_pk" TO "usage_days_before_pk";
--> statement-breakpoint
CREATE TABLE "security"."usage_days" (
	LIKE "security"."usage_days_before" INCLUDING ALL EXCLUDING INDEXES,
	CONSTRAINT "usage_days_account_id_day_key_id_license_id_pk" PRIMARY KEY("account_id","day","key_id","license_id")
) PARTITION BY RANGE ("day");
--> statement-breakpoint
CREATE TABLE "security"."usage_days_other" PARTITION OF "security"."usage_days" DEFAULT;
--> statement-breakpoint
DO $$ BEGIN EXECUTE format(
	'ALTER TABLE "security"."usage_days" ATTACH PARTITION "security"."usage_days_before" FOR VALUES FROM (MINVALUE) TO (%L)',
	(date_trunc('month', greatest(now(), (SELECT max("day") FROM "security"."usage_days_before")) AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC'
); END $$;
--> statement-breakpoint
ALTER TABLE "security"."refusals" RENAME TO "refusals_before";
--> statement-breakpoint
ALTER TABLE "security"."refusals_before" RENAME CONSTRAINT "refusals_account_id_hour_key_id_rule_source_kind_source_pk" TO "refusals_before_pk";
--> statement-breakpoint
-- The job that purges a month makes this index where it is missing.
ALTER INDEX "security"."refusals_by_hour" RENAME TO "refusals_before_hour";
--> statement-breakpoint
CREATE TABLE "security"."refusals" (
	LIKE "security"."refusals_before" INCLUDING ALL EXCLUDING INDEXES,
	CONSTRAINT "refusals_account_id_hour_key_id_rule_source_kind_source_pk" PRIMARY KEY("account_id","hour","key_id","rule","source_kind","source")
) PARTITION BY RANGE ("hour");
--> statement-breakpoint
CREATE TABLE "security"."refusals_other" PARTITION OF "security"."refusals" DEFAULT;
--> statement-breakpoint
DO $$ BEGIN EXECUTE format(
	'ALTER TABLE "security"."refusals" ATTACH PARTITION "security"."refusals_before" FOR VALUES FROM (MINVALUE) TO (%L)',
	(date_trunc('month', greatest(now(), (SELECT max("hour") FROM "security"."refusals_before")) AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC'
); END $$;
--> statement-breakpoint
ALTER TABLE "kernel"."mails" RENAME TO "mails_before";
--> statement-breakpoint
ALTER INDEX "kernel"."mails_unsent" RENAME TO "mails_before_unsent";
--> statement-breakpoint
ALTER SEQUENCE "kernel"."mails_mail_id_seq" RENAME TO "mails_before_mail_id_seq";
--> statement-breakpoint
-- A key of a partitioned table has the column that says which month it is.
ALTER TABLE "kernel"."mails_before" DROP CONSTRAINT "mails_pkey";
--> statement-breakpoint
ALTER TABLE "kernel"."mails_before" ADD CONSTRAINT "mails_before_pk" PRIMARY KEY("mail_id","created");
--> statement-breakpoint
CREATE INDEX "mails_before_created" ON "kernel"."mails_before" USING btree ("created");
--> statement-breakpoint
CREATE TABLE "kernel"."mails" (
	LIKE "kernel"."mails_before" INCLUDING ALL EXCLUDING INDEXES,
	CONSTRAINT "mails_mail_id_created_pk" PRIMARY KEY("mail_id","created")
) PARTITION BY RANGE ("created");
--> statement-breakpoint
CREATE INDEX "mails_unsent" ON "kernel"."mails" USING btree ("next_attempt") WHERE "kernel"."mails"."sent" is null;
--> statement-breakpoint
SELECT setval('"kernel"."mails_mail_id_seq"', "last_value", "is_called") FROM "kernel"."mails_before_mail_id_seq";
--> statement-breakpoint
ALTER TABLE "kernel"."mails_before" ALTER COLUMN "mail_id" DROP IDENTITY;
--> statement-breakpoint
CREATE TABLE "kernel"."mails_other" PARTITION OF "kernel"."mails" DEFAULT;
--> statement-breakpoint
DO $$ BEGIN EXECUTE format(
	'ALTER TABLE "kernel"."mails" ATTACH PARTITION "kernel"."mails_before" FOR VALUES FROM (MINVALUE) TO (%L)',
	(date_trunc('month', greatest(now(), (SELECT max("created") FROM "kernel"."mails_before")) AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC'
); END $$;
--> statement-breakpoint
ALTER TABLE "kernel"."activities" RENAME TO "activities_before";
--> statement-breakpoint
ALTER INDEX "kernel"."activities_by_account" RENAME TO "activities_before_by_account";
--> statement-breakpoint
ALTER INDEX "kernel"."activities_by_kind" RENAME TO "activities_before_by_kind";
--> statement-breakpoint
ALTER INDEX "kernel"."activities_by_user" RENAME TO "activities_before_by_user";
--> statement-breakpoint
ALTER INDEX "kernel"."activities_by_aspect" RENAME TO "activities_before_by_aspect";
--> statement-breakpoint
ALTER SEQUENCE "kernel"."activities_activity_id_seq" RENAME TO "activities_before_activity_id_seq";
--> statement-breakpoint
ALTER TABLE "kernel"."activities_before" DROP CONSTRAINT "activities_pkey";
--> statement-breakpoint
ALTER TABLE "kernel"."activities_before" ADD CONSTRAINT "activities_before_pk" PRIMARY KEY("activity_id","created");
--> statement-breakpoint
CREATE INDEX "activities_before_created" ON "kernel"."activities_before" USING btree ("created");
--> statement-breakpoint
CREATE TABLE "kernel"."activities" (
	LIKE "kernel"."activities_before" INCLUDING ALL EXCLUDING INDEXES,
	CONSTRAINT "activities_activity_id_created_pk" PRIMARY KEY("activity_id","created")
) PARTITION BY RANGE ("created");
--> statement-breakpoint
CREATE INDEX "activities_by_account" ON "kernel"."activities" USING btree ("account_id","created","activity_id");
--> statement-breakpoint
CREATE INDEX "activities_by_kind" ON "kernel"."activities" USING btree ("account_id","kind","created","activity_id");
--> statement-breakpoint
CREATE INDEX "activities_by_user" ON "kernel"."activities" USING btree ("user_id","created","activity_id");
--> statement-breakpoint
CREATE INDEX "activities_by_aspect" ON "kernel"."activities" USING btree ("aspect","activity_id") WHERE "kernel"."activities"."aspect" is not null;
--> statement-breakpoint
SELECT setval('"kernel"."activities_activity_id_seq"', "last_value", "is_called") FROM "kernel"."activities_before_activity_id_seq";
--> statement-breakpoint
ALTER TABLE "kernel"."activities_before" ALTER COLUMN "activity_id" DROP IDENTITY;
--> statement-breakpoint
CREATE TABLE "kernel"."activities_other" PARTITION OF "kernel"."activities" DEFAULT;
--> statement-breakpoint
DO $$ BEGIN EXECUTE format(
	'ALTER TABLE "kernel"."activities" ATTACH PARTITION "kernel"."activities_before" FOR VALUES FROM (MINVALUE) TO (%L)',
	(date_trunc('month', greatest(now(), (SELECT max("created") FROM "kernel"."activities_before")) AT TIME ZONE 'UTC') + interval '1 month') AT TIME ZONE 'UTC'
); END $$;
