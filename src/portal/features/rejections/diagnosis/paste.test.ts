import { describe, expect, test } from 'vitest'
import { gatewayCodes } from '#domain/errors/gateway.ts'
import { scaledTimeout } from '../../../../../scripts/lib/machine-speed.ts'
import { MAX_PASTE, type Pasted, readPaste } from './paste.ts'
import { SERVER_ID, STORE_ID, TOKEN } from './sample.ts'

const TAIL = TOKEN.slice(-4)
const BASIC = btoa(`${SERVER_ID}:${TOKEN}`)
const nothing: Partial<Pasted> = {
  reported: null,
  keyId: null,
  host: null,
  tokenTail: null,
  api: null,
  sentAs: null,
}

test.each<[string, string, Partial<Pasted>]>([
  ['nothing', '', nothing],
  ['words', 'why does it not work?', nothing],
  ['an unknown number', '1234567890', nothing],
  ['a phone number around a code', '+11588026122', nothing],
  ['the id of a key', ` ${STORE_ID.toUpperCase()} `, { keyId: STORE_ID, sentAs: null }],
  ['a token', TOKEN, { tokenTail: TAIL, keyId: null }],
  ['a status line', 'HTTP/1.1 402 Payment Required', { status: 402, reported: null }],
  ['a status of HTTP/2', 'HTTP/2 403', { status: 403 }],
  ['a status with its words', '401 Unauthorized', { status: 401 }],
  ['a status of the developer tools', 'Status Code:\n403 Forbidden', { status: 403 }],
  ['a success', 'HTTP/1.1 200 OK', { status: null }],
  [
    'a name of an error',
    'it says key-limit-reached',
    { reported: expect.objectContaining({ id: null, status: 402 }) },
  ],
  [
    'a list of errors',
    '[{"id":1588026122,"name":"key-unauthorized","message":"…","fields":[],"status":403}]',
    { reported: expect.objectContaining({ id: 1588026122 }), status: 403, lookups: 1 },
  ],
  [
    'an address of the gateway with an embedded key',
    `https://gatepost.example/api/gateway/us-street?key=${STORE_ID}&license=us-core-cloud&street=1`,
    {
      api: 'us-street',
      sentAs: 'embedded',
      keyId: STORE_ID,
      license: 'us-core-cloud',
      isWhole: false,
      host: null,
    },
  ],
  [
    'one on the own origin',
    `https://gatepost.example/api/gateway/us-autocomplete?search=1&key=${STORE_ID}`,
    { api: 'us-autocomplete', sentAs: 'embedded', keyId: STORE_ID },
  ],
  [
    'id and token in an address',
    `https://gatepost.example/api/gateway/us-street?auth-id=${SERVER_ID}&auth-token=${TOKEN}`,
    { sentAs: 'secret', keyId: SERVER_ID, tokenTail: TAIL },
  ],
  [
    'a token in the place of an embedded key',
    `https://gatepost.example/api/gateway/us-street?key=${TOKEN}`,
    { sentAs: 'embedded', keyId: null, tokenTail: TAIL },
  ],
  [
    'a command with id and token',
    `$ curl -sS -u ${SERVER_ID}:${TOKEN} 'https://gatepost.example/api/gateway/us-street?street=1&license=us-core-cloud'`,
    {
      sentAs: 'secret',
      keyId: SERVER_ID,
      tokenTail: TAIL,
      api: 'us-street',
      license: 'us-core-cloud',
      isWhole: true,
      isProgram: true,
      isFromBrowser: false,
    },
  ],
  [
    'a command over several lines, with what came back',
    `curl 'https://gatepost.example/api/gateway/us-street' \\\n  -H 'Authorization: Basic ${BASIC}' \\\n  --data-raw '[{"street":"1"},{"street":"2"}]'\nHTTP/1.1 401 Unauthorized\n[{"id":1611079217}]`,
    {
      sentAs: 'secret',
      keyId: SERVER_ID,
      tokenTail: TAIL,
      lookups: 2,
      status: 401,
      reported: expect.objectContaining({ name: 'not-permitted' }),
    },
  ],
  [
    'a command as a browser copies it',
    `curl "https://gatepost.example/api/gateway/us-street?key=${STORE_ID}" -H "referer: https://shop.northwind.example/cart" -H "user-agent: Mozilla/5.0" --compressed`,
    {
      sentAs: 'embedded',
      host: 'shop.northwind.example',
      isFromBrowser: true,
      isProgram: false,
      isWhole: true,
    },
  ],
  [
    'options with their value attached, an address without protocol',
    `curl -XGET -u${SERVER_ID}:${TOKEN} --referer=https://a.example/ --url gatepost.example/api/gateway/us-street -A 'Mozilla/5.0'`,
    { keyId: SERVER_ID, tokenTail: TAIL, host: 'a.example', api: 'us-street', isProgram: false },
  ],
  [
    'data that goes into the query',
    `curl -G https://gatepost.example/api/gateway/us-street -d key=${STORE_ID} -d street=1 -e fabrikam.example`,
    { keyId: STORE_ID, sentAs: 'embedded', lookups: 1, host: null, isFromBrowser: true },
  ],
  [
    'a dump of a request',
    `GET /api/gateway/us-street?key=${STORE_ID} HTTP/1.1\r\nHost: api.example\r\nOrigin: https://shop.northwind.example\r\nUser-Agent: Mozilla/5.0\r\n\r\n`,
    { keyId: STORE_ID, api: 'us-street', host: 'shop.northwind.example', isWhole: true, isProgram: false },
  ],
  [
    'what curl -v writes',
    `> POST /api/gateway/us-street HTTP/2\n> Host: gatepost.example\n> authorization: Basic ${BASIC}\n> user-agent: curl/8.5\n> x-forwarded-for: 198.51.100.9, 10.0.0.1\n\n< HTTP/2 403`,
    { keyId: SERVER_ID, tokenTail: TAIL, api: 'us-street', ip: '198.51.100.9', status: 403, isProgram: true },
  ],
  [
    'a fetch that was copied as JavaScript',
    `fetch("https://gatepost.example/api/gateway/us-street?key=${STORE_ID}", {"headers": {"accept": "*/*"}, "referrer": "https://fabrikam.example/", "method": "GET"});`,
    { keyId: STORE_ID, host: 'fabrikam.example', isFromBrowser: true },
  ],
  ['a header', 'Referer: https://shop.northwind.example/cart?id=7', { host: 'shop.northwind.example' }],
  ['a header with only a hostname', 'Origin: shop.northwind.example', { host: 'shop.northwind.example' }],
  ['a header that is no credential', 'Authorization: Bearer abc.def.ghi', { keyId: null, tokenTail: null }],
  ['what is no base64', 'Authorization: Basic %%%', { keyId: null, tokenTail: null, sentAs: null }],
])('%s', (_, text, expected) => expect(readPaste(text)).toMatchObject(expected))

describe('clues contain no tokens', () => {
  test.each([
    TOKEN,
    `curl -u ${SERVER_ID}:${TOKEN} https://gatepost.example/api/gateway/us-street`,
    `Authorization: Basic ${BASIC}`,
    `https://gatepost.example/api/gateway/us-street?key=${TOKEN}&license=${TOKEN}`,
    `https://gatepost.example/api/gateway/us-street?auth-id=${SERVER_ID}&auth-token=${TOKEN}`,
    `curl https://gatepost.example/api/gateway/us-street -A ${TOKEN} -u ${TOKEN}`,
    `curl -u ${SERVER_ID}:kurzes-wort https://gatepost.example/api/gateway/us-street`,
  ])('%s', text => {
    const kept = JSON.stringify(readPaste(text))
    for (const secret of [TOKEN, BASIC, 'kurzes-wort', TOKEN.slice(3, 20)]) expect(kept).not.toContain(secret)
  })

  test('a token shows its last four characters, a short one none', () => {
    const clue = (text: string) => readPaste(text).clues.find(({ kind }) => kind === 'token')?.text
    expect(clue(TOKEN)).toBe(`••••${TAIL}`)
    expect(clue(`curl -u ${SERVER_ID}:short https://a.api.example`)).toBe('••••')
  })

  test('each part is named', () => {
    const { clues } = readPaste(
      `curl -u ${SERVER_ID}:${TOKEN} 'https://gatepost.example/api/gateway/us-street?license=us-core-cloud' -d '[{},{}]'\n1588026162`,
    )
    expect(clues.map(({ kind }) => kind)).toEqual([
      'curl',
      'code',
      'error',
      'status',
      'key',
      'token',
      'no-page',
      'api',
      'license',
      'lookups',
      'caller',
    ])
  })
})

test.each([...gatewayCodes])(
  '%d is found in a sentence, in JSON, and without either',
  (id, { name, status }) => {
    for (const text of [
      `${id}`,
      `Error ${id}: refused`,
      `[{"id":${id},"status":${status}}]`,
      `{"code":"${id}"}`,
    ])
      expect(readPaste(text)).toMatchObject({ reported: { id, name, status }, status })
  },
)

test('a paste of any length is read at once', () => {
  const long = `curl ${'-H "a: b" \\\n'.repeat(20_000)}`
  const start = performance.now()
  const texts = [long, ' '.repeat(100_000), '\n'.repeat(100_000), '"'.repeat(100_000), 'GET '.repeat(30_000)]
  for (const text of [
    ...texts,
    'https://a '.repeat(10_000),
    '\n\n[{'.repeat(20_000),
    'host: '.repeat(20_000),
  ])
    readPaste(text)
  expect(performance.now() - start).toBeLessThan(scaledTimeout(2_000))
  expect(readPaste(`${' '.repeat(MAX_PASTE)}1588026122`).reported).toBeNull()
})
