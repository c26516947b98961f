import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { logStreams } from '#backend/services/webhooks/streams/tables.ts'
import { newId } from '#kernel/random.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { newName, sharedSamlIdp } from '../../support/organization.ts'
import { anotherAccountOf, apply, fileOf, fileWithoutIds, ownerOf } from './accounts.ts'

const RUNS = scaled(30, 500)
/** Keys of each kind at most. */
const KEYS = scaled(2, 4)
vi.setConfig({ testTimeout: scaledTimeout(30_000 + RUNS * 3_000) })

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
  // Two may have the same address.
  webhooks: fc.array(
    fc.record({
      url: fc.constantFrom(
        'https://w.example/hooks',
        'https://w.example:8443/a?b=%20c',
        'https://w.example/z',
      ),
      description: fc.constantFrom('', 'Books: orders # ERP', "it's", '{x}'),
      active: fc.boolean(),
      events: fc.subarray(['activity.recorded', 'key.created', 'order.paid', 'list.failed'], {
        minLength: 1,
      }),
    }),
    { maxLength: 3 },
  ),
  // Their destinations are set on their page before.
  log_streams: fc.uniqueArray(
    fc.record({
      kind: fc.constant('splunk' as const),
      url: fc.constantFrom('https://l.example/', 'https://l.example:8088', 'https://m.example'),
      description: fc.constantFrom('', 'Audit trail', '- a'),
      active: fc.boolean(),
      sources: fc.subarray(['activity' as const, 'requests' as const], { minLength: 1 }),
      batch_seconds: fc.integer({ min: 5, max: 900 }),
    }),
    { selector: ({ url }) => url, maxLength: 2 },
  ),
  single_sign_on: fc.option(
    fc.record({
      domains: fc.subarray(['a.example', 'b.example', 'xn--bcher-kva.example']),
      provider: fc.option(
        fc.record({
          type: fc.constant('saml'),
          name: fc.constantFrom('Entra', 'yes', 'Ünïcode: a'),
          binding: fc.constantFrom('HTTP-Redirect' as const, 'HTTP-POST' as const),
          name_id_format: fc.constantFrom(
            'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent',
            'urn:oasis:names:tc:SAML:1.1:nameid-format:emailAddress',
          ),
          signed_request: fc.boolean(),
        }),
        { nil: null },
      ),
      joins_at_login: fc.boolean(),
      default_roles: fc.subarray(['billing-viewer', 'api-key-viewer', 'api-key-editor']),
      groups: fc.uniqueArray(fc.record({ group: fc.constantFrom('Billing', 'no', 'a: b', 'Zoë'), roles }), {
        selector: ({ group }) => group,
      }),
    }),
    { nil: null },
  ),
})
type Account = typeof account extends fc.Arbitrary<infer Value> ? Value : never

/** Log streams as their page sets them up. */
async function setUpStreams(backend: Backend, { accountId }: Person, entries: Account['log_streams']) {
  if (!entries.length) return
  const { db, clock, kernel } = backend
  await db.insert(logStreams).values(
    entries.map(({ kind, url }) => ({
      ...{ streamId: newId(), accountId: accountId ?? 0, kind, url, description: 'New', batchSeconds: 10 },
      ...{ sources: ['activity' as const], sealedSecret: kernel.secretBox.close('s'), created: clock.now() },
    })),
  )
}

/** Single sign-on with a name that is free, and the metadata of a provider. */
function signOnOf(settings: Account['single_sign_on']) {
  if (!settings) return null
  const { provider } = settings
  const metadata_xml = provider && sharedSamlIdp().metadata(provider.binding)
  return { ...settings, organization: newName(), provider: provider && { ...provider, metadata_xml } }
}

test('a file that is applied to a new account gives an equal file', async () => {
  const backend = await sharedBackend()
  const owner = await ownerOf(backend)
  const own = {
    email: owner.username,
    roles: ['account-owner', 'billing-viewer', 'billing-editor', 'api-key-viewer', 'api-key-editor'],
  }
  await fc.assert(
    fc.asyncProperty(account, async ({ team, single_sign_on: signOn, ...settings }) => {
      const source = await anotherAccountOf(backend, owner)
      await setUpStreams(backend, source, settings.log_streams)
      const sections = { ...settings, team: [own, ...team], single_sign_on: signOnOf(signOn) }
      // JSON is YAML too.
      await apply(backend, source, JSON.stringify({ version: 1, ...sections }))
      const file = await fileOf(backend, source)
      const target = await anotherAccountOf(backend, owner)
      await setUpStreams(backend, target, settings.log_streams)
      const { plan } = await apply(
        backend,
        target,
        file.replace(/^ {2}organization: .*$/m, `  organization: ${newName()}`),
      )
      expect(plan.problems).toEqual([])
      expect(await fileWithoutIds(backend, target)).toBe(await fileWithoutIds(backend, source))
    }),
    { numRuns: RUNS, seed: 49 },
  )
})
