-- Lifetime limits of keys are told of at the shares that the account has chosen, like its other limits. The row holds no
-- copy of them: a count asks the settings only when it passes a whole percent, at most a hundred times for a limit.
CREATE OR REPLACE FUNCTION "security"."write_key_limit_event"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  percents integer[] := coalesce(
    (SELECT alert_percents FROM "security"."usage_settings" WHERE account_id = new.account_id), '{80,100}');
BEGIN
  IF "security"."share_passed"(new.lookups_used, greatest(new.max_lookups, 1), percents)
    > "security"."share_passed"(old.lookups_used, greatest(old.max_lookups, 1), percents) THEN
    INSERT INTO "security"."key_limit_events" (key_id) VALUES (new.key_id);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER "key_limits_passed" ON "security"."key_limits";
--> statement-breakpoint
CREATE TRIGGER "key_limits_passed" AFTER UPDATE OF "lookups_used", "max_lookups" ON "security"."key_limits"
  FOR EACH ROW WHEN (new.lookups_used * 100 / greatest(new.max_lookups, 1) > old.lookups_used * 100 / greatest(old.max_lookups, 1))
  EXECUTE FUNCTION "security"."write_key_limit_event"();
