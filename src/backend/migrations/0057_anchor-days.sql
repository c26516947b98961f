ALTER TABLE "subscription"."subscriptions" ADD COLUMN "anchor_day" integer;--> statement-breakpoint
ALTER TABLE "subscription"."subscriptions" ADD COLUMN "anchor_moved_from" integer;--> statement-breakpoint
-- The first of terms without a gap gives its day to those after it, as `src/domain/subscription/anchor.ts` does. Terms
-- of days and without an end have none.
WITH RECURSIVE terms AS (
	SELECT s.subscription_id, s.track_id, s.start, s.expiration,
		p.months > 0 AND p.days = 0 AND s.expiration IS NOT NULL AS is_of_months,
		extract(day FROM s.start AT TIME ZONE 'UTC')::integer AS own_day,
		extract(day FROM date_trunc('month', s.start AT TIME ZONE 'UTC') + interval '1 month - 1 day')::integer AS last_day,
		(SELECT max(b.subscription_id) FROM "subscription"."subscriptions" b
			WHERE b.track_id = s.track_id AND b.expiration = s.start AND b.start < s.start) AS before
	FROM "subscription"."subscriptions" s
	JOIN "subscription"."plans" p ON p.plan_id = s.plan_id
), anchored AS (
	SELECT subscription_id, own_day, is_of_months, own_day AS anchor FROM terms t
	WHERE NOT EXISTS (SELECT FROM terms b WHERE b.subscription_id = t.before)
	UNION ALL
	SELECT t.subscription_id, t.own_day, t.is_of_months,
		CASE WHEN b.is_of_months AND t.own_day IN (least(b.anchor, t.last_day), least(b.own_day, t.last_day))
			THEN b.anchor ELSE t.own_day END
	FROM terms t JOIN anchored b ON b.subscription_id = t.before
)
UPDATE "subscription"."subscriptions" s SET anchor_day = a.anchor
FROM anchored a WHERE a.subscription_id = s.subscription_id AND a.is_of_months;
