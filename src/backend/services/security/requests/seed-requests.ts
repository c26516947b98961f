import { eq } from 'drizzle-orm'
import { errorOfRule } from '#domain/gateway/lookup/errors.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { KeptRule } from '../rejections/kinds.ts'
import { embeddedKeys, secretKeys } from '../tables.ts'
import { requestLog } from './tables.ts'

const OPERATIONS = ['verifyUsAddress', 'suggestUsAddresses', 'verifyUsAddresses', 'geocodeUsAddress'] as const
const TAGS = ['checkout', 'nightly import', null]
const RULES: Record<'secret' | 'embedded', readonly KeptRule[]> = {
  secret: ['ended-token', 'subscription', 'rate-limit'],
  embedded: ['hostname', 'no-host', 'bot'],
}

/** Requests with the keys of an account, a growing time apart into the past; each fifth was rejected. */
export async function seedRequests(
  db: Queries,
  { accountId, now, count }: { accountId: number; now: Date; count: number },
): Promise<void> {
  const secret = await db.select().from(secretKeys).where(eq(secretKeys.accountId, accountId))
  const embedded = await db.select().from(embeddedKeys).where(eq(embeddedKeys.accountId, accountId))
  const keys = [
    ...secret.map(({ keyId }) => ({ keyId, kind: 'secret' as const })),
    ...embedded.map(({ keyId }) => ({ keyId, kind: 'embedded' as const })),
  ]
  const rows = Array.from({ length: count }, (_, at): (typeof requestLog.$inferInsert)[] => {
    const key = keys[at % keys.length]
    if (!key) return []
    const created = new Date(now.getTime() - at * at * 0.4 * MINUTE)
    const rules = RULES[key.kind]
    const rule = at % 5 === 3 ? (rules[at % rules.length] ?? null) : null
    const error = rule && errorOfRule(rule)
    const operation = OPERATIONS[at % 7] ?? OPERATIONS[0]
    return [
      {
        created,
        accountId,
        requestId: newId(created),
        keyId: key.keyId,
        licenseId: error ? null : 1102,
        operation,
        status: error?.status ?? 200,
        error: error?.name ?? null,
        code: error?.id ?? null,
        rule,
        latency: error ? 2 : 3 + ((at * 7) % 40),
        lookups: operation === 'verifyUsAddresses' ? 50 : 1,
        calls: at % 31 === 9 ? 10 : 1,
        tag: TAGS[at % TAGS.length] ?? null,
        host: key.kind === 'embedded' ? 'shop.northwind.example' : null,
      },
    ]
  }).flat()
  if (rows.length) await db.insert(requestLog).values(rows)
}
