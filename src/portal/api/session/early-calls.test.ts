import { afterEach, expect, test, vi } from 'vitest'
import { origins } from '../address.ts'
import { early } from '../early.ts'
import { callEarly } from './early-calls.ts'

const KEYS = '/api/security/secret-keys'
const CONTACTS = '/api/notification/contacts'
const ACCOUNTS = '/api/authorization/accounts'
const TOKEN = '/api/authorization/token'
const calls = {
  token: { path: TOKEN, method: 'POST' },
  pages: { '/account/keys': [KEYS], '/account/contacts': [CONTACTS], '/desk/keys': [KEYS] },
  frames: { '/desk': [ACCOUNTS] },
}
const token = { token_type: 'Bearer', access_token: 'abc' }
const first = { path: KEYS, status: 200, content_type: 'application/json', body: '{"total":7}' }

afterEach(() => {
  vi.unstubAllGlobals()
  for (const service of Object.keys(origins)) delete origins[service]
})

/** Makes the calls of a page, against a server that answers with the token body. */
async function runAt(
  pathname: string,
  respond: () => Response,
  search = '',
  hosts: Record<string, string> = {},
) {
  const sent: [string, RequestInit][] = []
  Object.assign(origins, hosts)
  vi.stubGlobal('location', { pathname, search })
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    sent.push([address, init])
    return address.endsWith(TOKEN) ? respond() : Response.json({ total: 8 })
  })
  callEarly(calls)
  return {
    sent,
    data: await bodiesOf(early.page),
    frame: await bodiesOf(early.frame),
    token: await (await early.token)?.json(),
  }
}

async function bodiesOf(responses: typeof early.page) {
  const bodies = Object.entries(responses ?? {}).map(async ([path, response]) => [
    path,
    await (await response)?.json(),
  ])
  return Object.fromEntries(await Promise.all(bodies))
}

test('a page gets its first response with the token, in one call', async () => {
  const {
    sent,
    data,
    token: taken,
  } = await runAt('/account/keys', () => Response.json({ ...token, first_responses: [first] }))
  expect(sent).toEqual([
    [
      TOKEN,
      {
        method: 'POST',
        credentials: 'include',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ first_calls: [KEYS] }),
      },
    ],
  ])
  expect(data).toEqual({ [KEYS]: { total: 7 } })
  expect(taken).toMatchObject(token)
})

test.each([
  ['none', {}],
  ['another one', { first_responses: [{ ...first, path: CONTACTS }] }],
])('a page makes its call when the response has %s', async (_, more) => {
  const { sent, data } = await runAt('/account/keys', () => Response.json({ ...token, ...more }))
  expect(sent[1]).toEqual([KEYS, { headers: { authorization: 'Bearer abc' } }])
  expect(data).toEqual({ [KEYS]: { total: 8 } })
})

test('without a session nothing else is called', async () => {
  const { sent, data } = await runAt('/account/keys', () => Response.json([], { status: 401 }))
  expect(sent).toHaveLength(1)
  expect(data).toEqual({ [KEYS]: undefined })
})

test.each([
  ['/account/team', ''],
  ['/account/keys', '?state=paused'],
])('%s%s requests only the token, without a body', async (pathname, search) => {
  const { sent } = await runAt(pathname, () => Response.json(token), search)
  expect(sent).toEqual([[TOKEN, { method: 'POST', credentials: 'include' }]])
})

test.each([
  ['/desk/keys', '', [KEYS, ACCOUNTS]],
  ['/desk/keys', '?state=paused', [ACCOUNTS]],
  ['/desk', '', [ACCOUNTS]],
])('%s%s requests what its frame reads on every page', async (pathname, search, calls) => {
  const { sent, data, frame } = await runAt(pathname, () => Response.json(token), search)
  expect(JSON.parse(String(sent[0]?.[1].body))).toEqual({ first_calls: calls })
  expect(Object.keys({ ...data, ...frame })).toEqual(calls)
  expect(frame).toEqual({ [ACCOUNTS]: { total: 8 } })
})

test.each([
  ['/desks', ''],
  ['/desk/keys', '?account_id=7'],
])('%s%s is outside of the frame, or perhaps of its account', async (pathname, search) => {
  const { sent } = await runAt(pathname, () => Response.json(token), search)
  expect(sent).toEqual([[TOKEN, { method: 'POST', credentials: 'include' }]])
})

test('services with hosts of their own are called there, and their data is known by its path', async () => {
  const hosts = { authorization: 'https://authorization.example', security: 'https://security.example' }
  const { sent, data } = await runAt('/account/keys', () => Response.json(token), '', hosts)
  expect(sent.map(([address]) => address)).toEqual([
    `https://authorization.example${TOKEN}`,
    `https://security.example${KEYS}`,
  ])
  expect(JSON.parse(String(sent[0]?.[1].body))).toEqual({ first_calls: [KEYS] })
  expect(data).toEqual({ [KEYS]: { total: 8 } })
})
