-- A partition of usage_hours for each month of UTC, from the first hour within the retention of 400 days.
ALTER TABLE "security"."usage_hours" RENAME TO "usage_hours_before";
--> statement-breakpoint
ALTER TABLE "security"."usage_hours_before" DROP CONSTRAINT "usage_hours_account_id_hour_key_id_license_id_pk";
--> statement-breakpoint
CREATE TABLE "security"."usage_hours" (
	"account_id" integer NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"key_id" uuid NOT NULL,
	"license_id" integer NOT NULL,
	"used" bigint NOT NULL,
	CONSTRAINT "usage_hours_account_id_hour_key_id_license_id_pk" PRIMARY KEY("account_id","hour","key_id","license_id")
) PARTITION BY RANGE ("hour");
--> statement-breakpoint
CREATE TABLE "security"."usage_hours_other" PARTITION OF "security"."usage_hours" DEFAULT;
--> statement-breakpoint
DO $$
DECLARE
	"month" timestamp;
BEGIN
	FOR "month" IN SELECT generate_series(
		date_trunc('month', greatest(
			least((SELECT min("hour") FROM "security"."usage_hours_before"), now()),
			now() - interval '400 days'
		) AT TIME ZONE 'UTC'),
		date_trunc('month', now() AT TIME ZONE 'UTC') + interval '2 months',
		interval '1 month'
	) LOOP
		EXECUTE format(
			'CREATE TABLE "security".%I PARTITION OF "security"."usage_hours" FOR VALUES FROM (%L) TO (%L)',
			'usage_hours_' || to_char("month", 'YYYY_MM'),
			"month" AT TIME ZONE 'UTC',
			("month" + interval '1 month') AT TIME ZONE 'UTC'
		);
	END LOOP;
END $$;
--> statement-breakpoint
INSERT INTO "security"."usage_hours" SELECT * FROM "security"."usage_hours_before";
--> statement-breakpoint
DROP TABLE "security"."usage_hours_before";
