import { beforeAll, expect, test } from 'vitest'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { makeKey } from '../../support/gateway.ts'
import { countsOf } from '../../support/gateway-counts.ts'
import { callTool, connect, dataIn, personalToken, toolNames } from './sessions.ts'

/* Lookups at `/mcp`. A secret key pays for them, which is in a header of its own, next to the token. */

const ADDRESS = { street: '214 N Juniper St', city: 'Salt Lake City', state: 'UT' }
const LOOKUPS = ['verifyUsAddress', 'verifyInternationalAddress', 'findNearestUsAddresses']

let backend: Backend
let person: Person
let token: string
beforeAll(async () => {
  backend = await sharedBackend()
  person = await backend.person({ roles: ['account-owner', 'api-key-viewer'] })
  token = (await personalToken(backend, person, { roles: ['api-key-viewer'] })).secret
})

const keyOf = (allowedIps: string[] = []) =>
  makeKey(backend, { accountId: person.accountId ?? 0, limit: { max: 2 }, allowedIps })

test('a session with a key looks up addresses, and each counts for that key', async () => {
  const key = await keyOf()
  const session = await connect(backend, token, { key: `${key.keyId}:${key.token}` })
  const { tools } = await session.listTools()
  const lookup = tools.find(({ name }) => name === 'verifyUsAddress')
  expect(lookup?.annotations).toMatchObject({ readOnlyHint: false, destructiveHint: false })
  expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(LOOKUPS))

  const { text, isError } = await callTool(session, 'verifyUsAddress', ADDRESS)
  expect(isError, text).toBe(false)
  expect(JSON.stringify(dataIn(text))).toContain('84116-2911')
  expect(await countsOf(backend, key)).toMatchObject({ limit: 1 })
  // What is about the account stays with the token.
  expect(dataIn((await callTool(session, 'getCurrentToken')).text)).toMatchObject({ name: 'Assistant' })

  await callTool(session, 'verifyUsAddress', ADDRESS)
  const beyond = await callTool(session, 'verifyUsAddress', ADDRESS)
  expect(beyond.isError).toBe(true)
  expect(beyond.text).toMatch(/\[key-limit-reached, status \d+\]\nHelp: /)
})

test('without a key there is no lookup', async () => {
  const session = await connect(backend, token)
  const seen = await toolNames(session)
  for (const name of LOOKUPS) expect(seen).not.toContain(name)
  expect(await callTool(session, 'verifyUsAddress', ADDRESS)).toEqual({
    isError: true,
    text: expect.stringContaining('need a secret key'),
  })
})

test.each([
  ['unknown', () => 'unknown:key'],
  ['no key at all', () => 'nonsense'],
  ['the token itself', () => token],
])('a key that is %s is rejected with its reason', async (_name, keyText) => {
  const session = await connect(backend, token, { key: keyText() })
  const { text, isError } = await callTool(session, 'verifyUsAddress', ADDRESS)
  expect([isError, text]).toEqual([true, expect.stringMatching(/status 401\]\nHelp: /)])
  expect((await callTool(session, 'getCurrentToken')).isError).toBe(false)
})

test('a key works here from its own addresses only', async () => {
  const key = await keyOf(['203.0.113.9'])
  const text = `${key.keyId}:${key.token}`
  const own = await connect(backend, token, { key: text, address: '203.0.113.9' })
  expect((await callTool(own, 'verifyUsAddress', ADDRESS)).isError).toBe(false)
  const other = await connect(backend, token, { key: text, address: '198.51.100.9' })
  expect((await callTool(other, 'verifyUsAddress', ADDRESS)).isError).toBe(true)
})
