import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { sharedBackend } from '../../support/backend.ts'
import { anotherAccountOf, apply, fileOf, fileWithoutIds, ownerOf } from './accounts.ts'

const RUNS = scaled(30, 500)
/** Keys of each kind at most. */
const KEYS = scaled(2, 4)
vi.setConfig({ testTimeout: scaledTimeout(30_000 + RUNS * 1_000) })

/** Texts that YAML reads as something else without quotes, and those of other scripts. */
const label = fc.oneof(
  fc.constantFrom(
    'Checkout',
    'yes',
    'null',
    '1.0',
    '- a',
    '# b',
    'a: b',
    '"c"',
    "'d'",
    '🙂 Ünïcode',
    '2026-01-01',
    '~',
    '{x}',
    '&a',
    '*a',
    '!b',
  ),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
    .filter(text =>
      /^[^\s\p{Cc}\p{Zl}\p{Zp}\ufeff]([^\p{Cc}\p{Zl}\p{Zp}\ufeff]*[^\s\p{Cc}\p{Zl}\p{Zp}\ufeff])?$/u.test(
        text,
      ),
    ),
)
const description = fc.constantFrom('', 'For the shop', 'Two\nlines', ' spaces ', 'a: b # c', "it's")
const limit = fc.option(fc.integer({ min: 1, max: 999_999_999_999 }), { nil: null })
const expires = fc.option(fc.constantFrom('2031-03-31T00:00:00.000Z', '2040-01-01T12:30:00.000Z'), {
  nil: null,
})
const common = {
  label,
  description,
  active: fc.boolean(),
  expires,
  max_lookups: limit,
  lookups_per_day: limit,
  lookups_per_month: limit,
}
const topics = fc.subarray(['usage-90', 'receipts', 'security', 'product-news'])
const roles = fc.subarray(['billing-viewer', 'api-key-viewer', 'api-key-editor', 'account-owner'], {
  minLength: 1,
})

const account = fc.record({
  secret_keys: fc.array(
    fc.record({
      ...common,
      allowed_ips: fc.subarray(['203.0.113.0/24', '198.51.100.7', '2001:db8::/32']),
      url_credentials: fc.boolean(),
    }),
    { maxLength: KEYS },
  ),
  embedded_keys: fc.array(
    fc.record({
      ...common,
      hosts: fc.subarray(['a.example', '*.b.example', 'localhost', '192.0.2.1'], { minLength: 1 }),
    }),
    { maxLength: KEYS },
  ),
  limits: fc.record({
    time_zone: fc.constantFrom('UTC', 'Europe/Berlin', 'Asia/Kathmandu'),
    lookups_per_day: limit,
    lookups_per_month: limit,
    alert_percents: fc.subarray([25, 50, 80, 99, 100]),
  }),
  spending_cap: fc.record({
    monthly_cents: fc.option(fc.integer({ min: 0, max: 100_000_000_000 }), { nil: null }),
  }),
  team: fc.uniqueArray(fc.record({ email: fc.constantFrom('a@w.example', 'b@w.example'), roles }), {
    selector: ({ email }) => email,
  }),
  contacts: fc.uniqueArray(
    fc.record({
      email: fc.constantFrom('c@w.example', 'd@w.example', 'E@w.example'),
      first_name: fc.constantFrom('', 'Ada', 'Zoë'),
      company: fc.constantFrom('', 'Northwind'),
      topics,
    }),
    { selector: ({ email }) => email },
  ),
})

test('a file that is applied to a new account gives an equal file', async () => {
  const backend = await sharedBackend()
  const owner = await ownerOf(backend)
  const own = {
    email: owner.username,
    roles: ['account-owner', 'billing-viewer', 'billing-editor', 'api-key-viewer', 'api-key-editor'],
  }
  await fc.assert(
    fc.asyncProperty(account, async ({ team, ...settings }) => {
      const source = await anotherAccountOf(backend, owner)
      // JSON is YAML too.
      await apply(backend, source, JSON.stringify({ version: 1, ...settings, team: [own, ...team] }))
      const file = await fileOf(backend, source)
      const target = await anotherAccountOf(backend, owner)
      const { plan } = await apply(backend, target, file)
      expect(plan.problems).toEqual([])
      expect(await fileWithoutIds(backend, target)).toBe(await fileWithoutIds(backend, source))
    }),
    { numRuns: RUNS, seed: 49 },
  )
})
