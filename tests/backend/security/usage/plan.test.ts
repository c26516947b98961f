import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { usageDays, usageHours } from '#backend/services/security/tables.ts'
import { loadKeyUsage } from '#backend/services/security/usage/report.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { planOf, stepsOf } from '../../../support/query-plan.ts'
import { addKey, fillUsage } from '../../../support/usage.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'error' } })
})
afterAll(() => backend.close())

describe('among many accounts', () => {
  const scope = {
    start: new Date('2026-01-01T06:00:00Z'),
    end: new Date('2026-06-30T06:00:00Z'),
  }
  let accountId: number
  let keys: string[] = []
  beforeAll(async () => {
    for (let account = 0; account < 5; account++) {
      const person = await backend.person()
      accountId = person.accountId ?? 0
      keys = await Promise.all(
        Array.from({ length: 4 }, (_, n) => addKey(backend.db, accountId, `Key ${n}`, { kind: 'secret' })),
      )
      await fillUsage(backend.db, { accountId, start: '2025-12-01T00:00:00Z', hours: 24 * 220, keys })
    }
    await backend.db.execute(sql`analyze ${usageHours}`)
    await backend.db.execute(sql`analyze ${usageDays}`)
  })

  test.each([
    ['day', 'UTC', undefined, 181 * 4],
    ['hour', 'UTC', undefined, 180 * 24 * 4],
    ['day', 'Europe/Berlin', undefined, 181 * 4],
    ['hour', 'UTC', 3, 180 * 24 * 3],
  ] as const)(
    'a report by the %s of %s, of %s keys, reads by the index',
    async (interval, timeZone, wanted, rows) => {
      const asked = wanted && keys.slice(0, wanted)
      const whole = { ...scope, maxRows: 1_000_000, accountId, interval, timeZone, keys: asked }
      const turns = { slices: backend.kernel.slices, ended: new AbortController().signal }
      const statements = await backend.statementsOf(async () => {
        const { length, slices } = await loadKeyUsage(backend.db, whole, turns)
        expect(length).toBe(rows)
        expect([...slices].flat()).toHaveLength(rows)
      })
      const slices = statements.filter(({ text }) => /usage_(hours|days)/.test(text))
      expect(slices.length).toBeGreaterThan(0)
      for (const statement of slices) {
        const steps = stepsOf(await planOf(backend, statement))
        const scans = steps.filter(step => step['Relation Name']?.startsWith('usage_'))
        expect(scans.length).toBeGreaterThan(0)
        for (const scan of scans) expect(scan['Node Type']).not.toBe('Seq Scan')
      }
    },
  )
})
