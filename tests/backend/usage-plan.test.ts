import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usageDays, usageHours } from '#backend/security/tables.ts'
import { keyUsageQuery } from '#backend/security/usage-report.ts'
import { type Backend, startBackend } from '../support/backend.ts'
import { addKey, fillUsage } from '../support/usage.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'error' } })
})
afterAll(() => backend.close())

describe('among many accounts', () => {
  const scope = {
    start: new Date('2026-01-01T06:00:00Z'),
    end: new Date('2026-06-30T06:00:00Z'),
    keys: undefined,
  }
  let accountId: number
  beforeAll(async () => {
    for (let account = 0; account < 5; account++) {
      const person = await backend.person()
      accountId = person.accountId ?? 0
      const keys = await Promise.all(
        Array.from({ length: 4 }, (_, n) => addKey(backend.db, accountId, `Key ${n}`, { kind: 'secret' })),
      )
      await fillUsage(backend.db, { accountId, start: '2025-12-01T00:00:00Z', hours: 24 * 220, keys })
    }
    await backend.db.execute(sql`analyze ${usageHours}`)
    await backend.db.execute(sql`analyze ${usageDays}`)
  })

  test.each([
    ['day', 'UTC', 181 * 4],
    ['hour', 'UTC', 180 * 24 * 4],
    ['day', 'Europe/Berlin', 181 * 4],
  ] as const)('a report by the %s of %s reads by the index', async (interval, timeZone, expected) => {
    const query = keyUsageQuery({ ...scope, maxRows: 1_000_000, accountId, interval, timeZone })
    const { rows: plan } = (await backend.db.execute(
      sql`explain (analyze, format json) ${query}`,
    )) as unknown as {
      rows: { 'QUERY PLAN': unknown }[]
    }
    const text = JSON.stringify(plan)
    const scans = [...text.matchAll(/"Node Type":"([^"]*Scan)"[^{}]*?"Relation Name":"(usage_\w+)"/g)]
    expect(scans.length).toBeGreaterThan(0)
    for (const [, node, table] of scans) expect(`${node} of ${table}`).not.toMatch(/^Seq Scan/)
    const { rows: answer } = (await backend.db.execute(query)) as unknown as { rows: unknown[] }
    expect(answer).toHaveLength(expected)
  })
})
