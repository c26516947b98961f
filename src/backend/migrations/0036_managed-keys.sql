ALTER TABLE "security"."embedded_keys" ADD COLUMN "is_managed" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
-- Keys that the portal made for its tools before it marked them: never edited, and on the one hostname that their
-- description names. One that a person has changed since stays theirs.
UPDATE "security"."embedded_keys" AS k SET "is_managed" = true
WHERE k.label = 'Portal tools' AND k.version = 1 AND NOT k.paused AND k.recovery_deadline IS NULL
  AND k.expires IS NULL AND k.licenses IS NULL
  AND NOT EXISTS (SELECT FROM "security"."key_limits" AS l WHERE l.key_id = k.key_id)
  AND (SELECT array_agg(h.hostname) FROM "security"."hostnames" AS h WHERE h.key_id = k.key_id AND h.is_authorized)
    = array[substring(k.description FROM '^For lookups from the portal on (.+)$')]
  AND NOT EXISTS (SELECT FROM "security"."hostnames" AS h WHERE h.key_id = k.key_id AND NOT h.is_authorized);
