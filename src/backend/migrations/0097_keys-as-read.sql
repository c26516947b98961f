-- What a lookup has to know of its key (`keys/key-facts.ts`), as a function: each connection keeps the plans of its
-- statements, also behind a pooler that gives every transaction another one. Planning took longer than reading. A kept
-- plan outlives the size that tables had, so it always takes the indexes. A release may still call it as it is here: one
-- that needs more adds to the objects, and one that needs other parameters makes another function.
CREATE FUNCTION "security"."read_keys"(kind text, ids uuid[], product integer[], OUT keys json, OUT held json)
  LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
DECLARE
  accounts integer[];
BEGIN
  SELECT array_agg(k.account_id), json_agg(json_build_object(
    'key_id', k.key_id, 'account_id', k.account_id,
    'paused', k.paused OR EXISTS (SELECT FROM "authorization"."accounts" a WHERE a.account_id = k.account_id AND a.closed IS NOT NULL),
    'recovery_deadline', k.recovery_deadline, 'expires', k.expires, 'licenses', k.licenses,
    'last_used', k.last_used, 'ip_rate_limit', k.ip_rate_limit, 'trace_ends', k.trace_ends,
    'content_ends', k.content_ends, 'token', k.token, 'hostnames', k.hostnames,
    'limit', (
      SELECT json_build_object('max', l.max_lookups, 'used', l.lookups_used)
      FROM "security"."key_limits" l WHERE l.key_id = k.key_id),
    'usage_limits', (
      SELECT json_agg(json_build_object('key_id', l.key_id, 'period', l.period, 'max', l.max_lookups,
        'used', l.lookups_used, 'ends', l.ends, 'time_zone', l.time_zone))
      FROM "security"."usage_limits" l
      WHERE l.account_id = k.account_id AND l.key_id IN (k.key_id, '00000000-0000-0000-0000-000000000000'))))
  INTO accounts, keys FROM (
    SELECT s.key_id, s.account_id, s.paused, s.recovery_deadline, s.expires, s.licenses, s.last_used,
      s.ip_rate_limit, s.trace_ends, s.content_ends, '[]'::json AS hostnames,
      json_build_object('hash', s.token_hash, 'version', s.token_version, 'previous_hash', s.previous_hash,
        'previous_ends', s.previous_ends, 'allowed_ips', s.allowed_ips,
        'url_credentials', s.url_credentials) AS token
    FROM "security"."secret_keys" s WHERE kind = 'secret' AND s.key_id = ANY (ids)
    UNION ALL
    SELECT e.key_id, e.account_id, e.paused, e.recovery_deadline, e.expires, e.licenses, e.last_used,
      e.ip_rate_limit, e.trace_ends, e.content_ends, (
        SELECT coalesce(json_agg(json_build_object('hostname', h.hostname, 'isAuthorized', h.is_authorized)
          ORDER BY h.hostname), '[]')
        FROM "security"."hostnames" h WHERE h.key_id = e.key_id),
      NULL
    FROM "security"."embedded_keys" e WHERE kind = 'embedded' AND e.key_id = ANY (ids)) k;
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
