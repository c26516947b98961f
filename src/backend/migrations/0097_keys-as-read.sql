-- What a lookup has to know of its key (`keys/key-facts.ts`), as a function: each connection keeps the plans of its
-- statements, also behind a pooler that gives every transaction another one. Planning took longer than reading. A kept
-- plan outlives the size that tables had, so it always takes the indexes. A release may still call it as it is here: one
-- that needs more adds to the objects, and one that needs other parameters makes another function.
CREATE FUNCTION "security"."read_keys"(kind text, ids uuid[], product integer[], OUT keys json, OUT held json)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  accounts integer[];
BEGIN
  IF kind = 'secret' THEN
    SELECT array_agg(k.account_id), json_agg(json_build_object(
      'key_id', k.key_id, 'account_id', k.account_id,
      'paused', k.paused OR EXISTS (SELECT FROM "authorization"."accounts" a WHERE a.account_id = k.account_id AND a.closed IS NOT NULL),
      'recovery_deadline', k.recovery_deadline, 'expires', k.expires, 'licenses', k.licenses,
      'last_used', k.last_used, 'ip_rate_limit', k.ip_rate_limit, 'trace_ends', k.trace_ends,
      'content_ends', k.content_ends, 'hostnames', '[]'::json,
      'token', json_build_object('hash', k.token_hash, 'version', k.token_version,
        'previous_hash', k.previous_hash, 'previous_ends', k.previous_ends, 'allowed_ips', k.allowed_ips,
        'url_credentials', k.url_credentials),
      'limit', (
        SELECT json_build_object('max', l.max_lookups, 'used', l.lookups_used)
        FROM "security"."key_limits" l WHERE l.key_id = k.key_id),
      'usage_limits', (
        SELECT json_agg(json_build_object('key_id', l.key_id, 'period', l.period, 'max', l.max_lookups,
          'used', l.lookups_used, 'ends', l.ends, 'time_zone', l.time_zone))
        FROM "security"."usage_limits" l
        WHERE l.account_id = k.account_id AND l.key_id IN (k.key_id, '00000000-0000-0000-0000-000000000000'))))
    INTO accounts, keys FROM "security"."secret_keys" k WHERE k.key_id = ANY (ids);
  ELSE
    SELECT array_agg(k.account_id), json_agg(json_build_object(
      'key_id', k.key_id, 'account_id', k.account_id,
      'paused', k.paused OR EXISTS (SELECT FROM "authorization"."accounts" a WHERE a.account_id = k.account_id AND a.closed IS NOT NULL),
      'recovery_deadline', k.recovery_deadline, 'expires', k.expires, 'licenses', k.licenses,
      'last_used', k.last_used, 'ip_rate_limit', k.ip_rate_limit, 'trace_ends', k.trace_ends,
      'content_ends', k.content_ends, 'hostnames', (
        SELECT coalesce(json_agg(json_build_object('hostname', h.hostname, 'isAuthorized', h.is_authorized)
          ORDER BY h.hostname), '[]')
        FROM "security"."hostnames" h WHERE h.key_id = k.key_id),
      'limit', (
        SELECT json_build_object('max', l.max_lookups, 'used', l.lookups_used)
        FROM "security"."key_limits" l WHERE l.key_id = k.key_id),
      'usage_limits', (
        SELECT json_agg(json_build_object('key_id', l.key_id, 'period', l.period, 'max', l.max_lookups,
          'used', l.lookups_used, 'ends', l.ends, 'time_zone', l.time_zone))
        FROM "security"."usage_limits" l
        WHERE l.account_id = k.account_id AND l.key_id IN (k.key_id, '00000000-0000-0000-0000-000000000000'))))
    INTO accounts, keys FROM "security"."embedded_keys" k WHERE k.key_id = ANY (ids);
  END IF;
  SELECT json_agg(json_build_object('account_id', t.account_id, 'license_id', t.license_id, 'suspended', t.suspended,
    'subscriptions', (
      SELECT coalesce(json_agg(json_build_object('subscription_id', s.subscription_id, 'start', s.start,
        'expiration', s.expiration, 'termination', s.termination, 'issued', s.issued,
        'remaining', s.remaining, 'plan_id', s.plan_id, 'rate_limit', s.rate_limit)), '[]')
      FROM "subscription"."subscriptions" s WHERE s.track_id = t.track_id)))
  INTO held FROM "subscription"."tracks" t
  WHERE t.account_id = ANY (accounts) AND t.license_id = ANY (product);
END
$$;
