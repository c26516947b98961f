import { describe, expect, test } from 'vitest'
import { NOW, PAST, subscription } from '#domain/gateway/lookup/sample.ts'
import { explain } from './explain.ts'
import { readPaste } from './paste.ts'
import {
  account,
  core,
  deleted,
  expired,
  paused,
  SERVER_ID,
  STORE_ID,
  server,
  store,
  TOKEN,
  TOOLS_ID,
} from './sample.ts'

const diagnose = (text: string, of = account) => explain(readPaste(text), of, NOW)
const STREET = 'https://gatepost.example/api/gateway/us-street'

/**
 * The response of the store's key for pages: the hostname that covers it, otherwise the nearest and why it does
 * not.
 */
const HOSTS: [string, string | { near: string | null; why?: string }][] = [
  ['https://shop.northwind.example/cart', '*.northwind.example'],
  ['http://shop.northwind.example', '*.northwind.example'],
  ['https://a.b.northwind.example/', '*.northwind.example'],
  ['https://SHOP.Northwind.Example/', '*.northwind.example'],
  ['https://shop.northwind.example:8443/', '*.northwind.example'],
  ['https://shop.northwind.example./', '*.northwind.example'],
  ['https://northwind.example/', { near: '*.northwind.example', why: 'apex' }],
  ['https://notnorthwind.example/', { near: null }],
  ['https://northwind.example.evil.example/', { near: null }],
  ['https://fabrikam.example/', 'fabrikam.example'],
  ['https://www.fabrikam.example/', { near: 'fabrikam.example', why: 'below' }],
  ['https://a.b.fabrikam.example/', { near: 'fabrikam.example', why: 'below' }],
  ['https://xfabrikam.example/', { near: null }],
  ['https://test.example/', { near: 'test.example', why: 'deactivated' }],
  ['https://www.test.example/', { near: null }],
  ['http://localhost:3000/', 'localhost'],
  ['http://app.localhost:3000/', { near: 'localhost', why: 'below' }],
  ['http://127.0.0.1:3000/', { near: null }],
  ['http://203.0.113.7/', '203.0.113.7'],
  ['http://203.0.113.8/', { near: null }],
  ['http://[2001:db8::1]:8080/', '2001:db8::1'],
  ['http://[2001:0db8:0:0::1]/', '2001:db8::1'],
  ['https://bücher.example/', 'xn--bcher-kva.example'],
  ['https://example/', { near: null }],
]

describe('the hostname that decides', () => {
  test('is asked for in at least twenty cases', () => expect(HOSTS.length).toBeGreaterThanOrEqual(20))

  test.each(HOSTS)('of a call from %s is %j', (page, expected) => {
    const paste = `curl '${STREET}?key=${STORE_ID}' -H 'Referer: ${page}' -A 'Mozilla/5.0'`
    const explanation = diagnose(paste)
    expect(explanation).toMatchObject(
      typeof expected === 'string'
        ? { kind: 'decided', key: { label: 'Store' }, decision: { isAllowed: true, hostname: expected } }
        : {
            kind: 'decided',
            decision: {
              isAllowed: false,
              id: 1588026122,
              rejection: {
                rule: 'hostname',
                near: expected.near ? { hostname: expected.near, why: expected.why } : null,
              },
            },
          },
    )
  })

  test.each(HOSTS)('of the page only %s is %j', (page, expected) => {
    const covering = typeof expected === 'string' ? [{ key: { label: 'Store' }, hostname: expected }] : []
    const near = typeof expected === 'object' && expected.near ? [{ near: { hostname: expected.near } }] : []
    expect(diagnose(page)).toMatchObject({ kind: 'page', covering, near })
  })
})

/** `rejected` holds the number of the response and the rule behind it. */
const ATTEMPTS: [string, string, object][] = [
  [
    'an id that the account does not have',
    `${STORE_ID.slice(0, -1)}8`,
    { key: null, decision: { rejection: { rule: 'unknown-key' } } },
  ],
  [
    'a paused key',
    paused.keyId,
    { key: { label: 'Paused' }, decision: { id: 1611079217, rejection: { rule: 'paused' } } },
  ],
  ['an expired key', expired.keyId, { decision: { rejection: { rule: 'expired', expires: PAST } } }],
  ['a deleted key', deleted.keyId, { decision: { rejection: { rule: 'deleted' } } }],
  [
    'a key that is fine',
    SERVER_ID,
    { decision: { isAllowed: true }, assumed: ['token', 'product'], license: { key: 'us-core-cloud' } },
  ],
  [
    'an embedded key without a page',
    STORE_ID,
    { decision: { isAllowed: true }, assumed: ['page', 'product'] },
  ],
  [
    'an embedded key without a hostname',
    account.keys[9]?.keyId ?? '',
    { decision: { id: 1588026122, rejection: { rule: 'no-hostname' } } },
  ],
  [
    'a secret key in a page',
    `curl -u ${SERVER_ID}:${TOKEN} ${STREET} -H 'Origin: https://shop.northwind.example'`,
    {
      decision: { id: 1611082217, rejection: { rule: 'secret-in-browser', host: 'shop.northwind.example' } },
    },
  ],
  [
    'a secret key as an embedded one',
    `${STREET}?key=${SERVER_ID}`,
    { key: { label: 'Server' }, decision: { rejection: { rule: 'other-kind', kind: 'secret' } } },
  ],
  [
    'no key at all',
    `curl ${STREET}?street=1`,
    { keyId: null, decision: { rejection: { rule: 'no-credentials' } } },
  ],
  [
    'an embedded key of a program',
    `curl '${STREET}?key=${STORE_ID}'`,
    { decision: { id: 1613259231, rejection: { rule: 'bot' } } },
  ],
  [
    'a page that hides where it is',
    `curl '${STREET}?key=${STORE_ID}' -H 'Origin: null' -A Mozilla/5.0`,
    { decision: { id: 1588026122, rejection: { rule: 'no-host' } } },
  ],
  [
    'an address outside of the list',
    `GET /api/gateway/us-street HTTP/1.1\nHost: gatepost.example\nAuthorization: Basic ${btoa(`${account.keys[6]?.keyId}:${TOKEN}`)}\nX-Forwarded-For: 198.51.100.1`,
    { decision: { rejection: { rule: 'ip', ip: '198.51.100.1', allowed: ['203.0.113.0/24'] } } },
  ],
  [
    'a list of addresses, and none in the paste',
    account.keys[6]?.keyId ?? '',
    { decision: { isAllowed: true }, assumed: ['token', 'address', 'product'] },
  ],
  [
    'a license out of scope',
    `curl -u ${account.keys[7]?.keyId}:${TOKEN} ${STREET}`,
    { decision: { id: 1588026122, rejection: { rule: 'license-scope', wanted: [1102], scope: [1203] } } },
  ],
  [
    'a limit that is reached',
    account.keys[8]?.keyId ?? '',
    { decision: { id: null, name: 'key-limit-reached' } },
  ],
  [
    'a license that no one knows',
    `curl -u ${SERVER_ID}:${TOKEN} '${STREET}?license=us-cor'`,
    { decision: { id: 1611081571, rejection: { rule: 'unknown-license' } } },
  ],
  [
    'a license of another API',
    `curl -u ${SERVER_ID}:${TOKEN} '${STREET}?license=us-autocomplete-pro-cloud'`,
    { decision: { rejection: { rule: 'other-product', license: 1203 } } },
  ],
  [
    'an API that the account has no license for',
    `curl -u ${SERVER_ID}:${TOKEN} https://gatepost.example/api/gateway/international-street`,
    { decision: { id: 1611081654, rejection: { rule: 'license-not-held' } } },
  ],
  [
    'a subscription that has expired',
    `curl -u ${SERVER_ID}:${TOKEN} https://gatepost.example/api/gateway/us-autocomplete?search=1`,
    {
      license: { key: 'us-autocomplete-pro-cloud' },
      decision: { id: 1588026162, rejection: { rule: 'subscription', subscriptionId: 2, status: 'expired' } },
    },
  ],
  [
    'more addresses than lookups are left',
    `curl -u ${SERVER_ID}:${TOKEN} ${STREET} -d '${JSON.stringify(Array(401).fill({ street: '1' }))}'`,
    { decision: { rejection: { rule: 'too-few-remaining', remaining: 400 } } },
  ],
]

test.each(ATTEMPTS)('%s', (_, text, expected) =>
  expect(diagnose(text)).toMatchObject({ kind: 'decided', ...expected }),
)

describe('an error together with an attempt', () => {
  test('agrees if the evaluation gives the same error', () => {
    expect(diagnose(`1611079217 for ${paused.keyId}`)).toMatchObject({ agrees: true, suspects: [] })
  })

  test('is explained only by the key if the evaluation does not give it', () => {
    expect(diagnose(`key-limit-reached ${account.keys[8]?.keyId}`)).toMatchObject({ agrees: true })
    expect(diagnose(`1588093856 ${SERVER_ID}`)).toMatchObject({
      agrees: false,
      decision: { isAllowed: true },
      suspects: [{ license: { key: 'us-core-cloud' }, reason: { rule: 'rate-limit', rateLimit: 250 } }],
    })
    expect(diagnose(`1588026122 ${account.keys[6]?.keyId}`)).toMatchObject({
      agrees: false,
      suspects: [{ key: { label: 'Listed' }, reason: { rule: 'addresses' } }],
    })
    expect(diagnose(`1611079217 ${account.keys[5]?.keyId}`)).toMatchObject({
      agrees: false,
      suspects: [{ key: { label: 'Rotated' }, reason: { rule: 'ended-token' } }],
    })
  })

  test('on a page without a key leads to the keys that are near', () => {
    expect(diagnose('1588026122 https://northwind.example/')).toMatchObject({
      kind: 'page',
      reported: { id: 1588026122 },
      near: [{ key: { label: 'Store' } }],
      others: 1,
    })
  })
})

test('a paste with too little information is not evaluated', () => {
  expect(diagnose('')).toEqual({ kind: 'nothing' })
  expect(diagnose('it does not work')).toEqual({ kind: 'nothing' })
  expect(diagnose(TOKEN)).toEqual({ kind: 'token', tail: TOKEN.slice(-4) })
  expect(diagnose('402 Payment Required')).toMatchObject({
    kind: 'status',
    status: 402,
    errors: [
      { name: 'license-not-recognized' },
      { name: 'subscription-inactive' },
      { name: 'key-limit-reached' },
      { name: 'usage-limit-reached' },
    ],
  })
  expect(diagnose('HTTP/1.1 418')).toEqual({ kind: 'status', status: 418, errors: [] })
})

describe('a key that the portal made for its tools', () => {
  test('is named for what it is, however it was sent', () => {
    const managed = { kind: 'managed', key: { label: 'Tools (created by Gatepost)' }, reported: null }
    expect(diagnose(TOOLS_ID)).toMatchObject(managed)
    expect(diagnose(`curl '${STREET}?key=${TOOLS_ID}' -H 'Referer: https://shop.example/'`)).toMatchObject(
      managed,
    )
  })

  test('is no suspect of its error, but the licenses are', () => {
    const explained = diagnose(`${TOOLS_ID}\n1588026162`)
    expect(explained).toMatchObject({
      kind: 'managed',
      reported: { id: 1588026162 },
      suspects: [{ key: null, license: { key: 'us-autocomplete-pro-cloud' } }],
    })
  })
})

test('an account without licenses lacks the license, not the scope', () => {
  const bare = {
    keys: [server, { ...server, keyId: STORE_ID, licenses: [1203] }],
    managedKeys: [],
    rejected: [],
    licenses: [],
  }
  for (const id of [SERVER_ID, STORE_ID])
    expect(diagnose(id, bare)).toMatchObject({ decision: { rejection: { rule: 'license-not-held' } } })
})

test('the second license of an API pays when the first has ended', () => {
  const ended = {
    ...core,
    licenseId: 1101,
    key: 'us-standard-cloud',
    subscriptions: [subscription({ expiration: PAST })],
  }
  const both = { keys: [server], managedKeys: [], rejected: [], licenses: [ended, core] }
  expect(diagnose(`curl -u ${SERVER_ID}:${TOKEN} ${STREET}`, both)).toMatchObject({
    decision: { isAllowed: true, licenseId: 1102 },
  })
})

test('finds one key among forty thousand', () => {
  const keys = Array.from({ length: 40_000 }, (_, at) => ({ ...store, keyId: `none-${at}` }))
  expect(diagnose(STORE_ID, { ...account, keys: [...keys, store] })).toMatchObject({
    key: { label: 'Store' },
  })
})
