import { eq } from 'drizzle-orm'
import { HOUR } from '#domain/time/durations.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { KeptRule, RejectionRow, SourceKind } from './rejections/kinds.ts'
import { writeRejections } from './rejections/rows.ts'
import { embeddedKeys, secretKeys } from './tables.ts'

const PAST: Record<'secret' | 'embedded', readonly [KeptRule, SourceKind, string][]> = {
  embedded: [
    ['hostname', 'hostname', 'staging.northwind.example'],
    ['hostname', 'hostname', 'localhost'],
    ['no-host', 'network', '198.51.100.0/24'],
    ['bot', 'network', '192.0.2.0/24'],
  ],
  secret: [
    ['ended-token', 'network', '203.0.113.0/24'],
    ['paused', 'network', '203.0.113.0/24'],
    ['rate-limit', 'network', '203.0.113.0/24'],
    ['secret-in-browser', 'hostname', 'shop.northwind.example'],
  ],
}

/** Rejections of the keys of an account, one every few hours into the past. */
export async function seedRejections(
  db: Queries,
  { accountId, now, count }: { accountId: number; now: Date; count: number },
): Promise<void> {
  const keys: { keyId: string; kind: 'secret' | 'embedded' }[] = []
  for (const [kind, table] of [
    ['embedded', embeddedKeys],
    ['secret', secretKeys],
  ] as const)
    for (const { keyId } of await db
      .select({ keyId: table.keyId })
      .from(table)
      .where(eq(table.accountId, accountId)))
      keys.push({ keyId, kind })
  if (!keys.length) return
  const rows = Array.from({ length: count }, (_, index): RejectionRow[] => {
    const key = keys[index % keys.length]
    const past = key && PAST[key.kind][Math.floor(index / keys.length) % PAST[key.kind].length]
    if (!key || !past) return []
    const [rule, source_kind, source] = past
    const at = new Date(now.getTime() - index * 3 * HOUR)
    const hour = new Date(Math.floor(at.getTime() / HOUR) * HOUR).toISOString()
    const moment = at.toISOString()
    const rejected_lookups = 3 + ((index * 37) % 90)
    return [
      { key_id: key.keyId, hour, rule, source_kind, source, rejected_lookups, first: moment, last: moment },
    ]
  }).flat()
  await writeRejections(db, rows)
}
