CREATE TABLE "subscription"."trial_uses" (
	"license_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"mailbox" text NOT NULL,
	"domain" text,
	"started" timestamp with time zone NOT NULL,
	CONSTRAINT "trial_uses_license_id_user_id_account_id_pk" PRIMARY KEY("license_id","user_id","account_id")
);
--> statement-breakpoint
ALTER TABLE "payment"."attempts" ADD COLUMN "is_result_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "trial_uses_mailbox" ON "subscription"."trial_uses" USING btree ("license_id","mailbox");--> statement-breakpoint
CREATE INDEX "trial_uses_domain" ON "subscription"."trial_uses" USING btree ("license_id","domain");--> statement-breakpoint
-- The trials so far: of who ordered them, else of the first member of the account.
INSERT INTO "subscription"."trial_uses" ("license_id", "account_id", "user_id", "mailbox", "domain", "started")
SELECT track.license_id, track.account_id, person.user_id,
	split_part(regexp_replace(lower(person.username), '@[^@]*$', ''), '+', 1) || '@' || substring(lower(person.username) from '[^@]*$'),
	CASE WHEN person.confirmed IS NOT NULL THEN substring(lower(person.username) from '[^@]*$') END,
	min(term.start)
FROM "subscription"."subscriptions" term
JOIN "subscription"."tracks" track ON track.track_id = term.track_id
LEFT JOIN "sales"."orders" ordered ON ordered.order_id = term.order_id AND ordered.origin = 'customer'
JOIN "identity"."people" person ON person.user_id = coalesce(ordered.placed_by, (
	SELECT member.user_id FROM "kernel"."memberships" member
	WHERE member.account_id = track.account_id ORDER BY member.created, member.user_id LIMIT 1))
WHERE term.plan_id IN (3101, 3301, 3401, 3501, 3701, 3801, 3901, 4001, 4101, 4201)
GROUP BY track.license_id, track.account_id, person.user_id
ON CONFLICT DO NOTHING;
