import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { listAccounts } from '#generated/authorization/operations.ts'
import { listContacts } from '#generated/notification/operations.ts'
import { listSecretKeys } from '#generated/security/operations.ts'
import type { AnyOperation } from '../types.ts'
import { earlyTokenScript } from './early-token-script.ts'

const script = earlyTokenScript(
  {
    '/account/keys': [listSecretKeys as AnyOperation],
    '/account/contacts': [listContacts as AnyOperation],
    '/desk/keys': [listSecretKeys as AnyOperation],
  },
  { '/desk': [listAccounts as AnyOperation] },
)
const KEYS = '/api/security/secret-keys'
const ACCOUNTS = '/api/authorization/accounts'
const TOKEN = '/api/authorization/token'
const token = { token_type: 'Bearer', access_token: 'abc' }
const first = { path: KEYS, status: 200, content_type: 'application/json', body: '{"total":7}' }

/** Runs the script on a page, against a server that answers with the token body. */
async function runAt(
  pathname: string,
  respond: () => Response,
  search = '',
  hosts: Record<string, string> = {},
) {
  const sent: [string, RequestInit][] = []
  const window: Window = { gatepostToken: undefined, gatepostData: undefined, gatepostFrame: undefined }
  runInNewContext(script, {
    window,
    document: { documentElement: { dataset: hosts } },
    location: { pathname, search },
    Response,
    fetch: async (address: string, init: RequestInit) => {
      sent.push([address, init])
      return address.endsWith(TOKEN) ? respond() : Response.json({ total: 8 })
    },
  })
  const data = await Promise.all(
    Object.entries(window.gatepostData ?? {}).map(async ([path, early]) => {
      const response = await early
      return [path, response && (await response.json())]
    }),
  )
  const frame = await Promise.all(
    Object.entries(window.gatepostFrame ?? {}).map(async ([path, early]) => [
      path,
      await (await early)?.json(),
    ]),
  )
  return {
    sent,
    data: Object.fromEntries(data),
    frame: Object.fromEntries(frame),
    token: await (await window.gatepostToken)?.json(),
  }
}
type Window = Pick<globalThis.Window, 'gatepostToken' | 'gatepostData' | 'gatepostFrame'>

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
  ['another one', { first_responses: [{ ...first, path: '/api/notification/contacts' }] }],
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
