import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { revokeAccessToken } from '#generated/authorization/operations/revokeAccessToken.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { makeKey } from '../../support/gateway.ts'
import { send } from '../client.ts'
import { callTool, dataIn, personalToken, toolNames } from './sessions.ts'

const PROGRAM = 'src/mcp/main.ts'

let backend: Backend
let origin: string
let person: Person
beforeAll(async () => {
  backend = await startBackend()
  origin = await backend.app.listen({ port: 0, host: '127.0.0.1' })
  person = await backend.person({ roles: ['account-owner', 'api-key-viewer'], labels: ['Checkout server'] })
})
afterAll(() => backend?.close())

/** A session with a server that is started as an assistant does it. */
async function connect(env: Record<string, string>): Promise<Client> {
  const client = new Client({ name: 'test', version: '1.0.0' })
  await client.connect(new StdioClientTransport({ command: process.execPath, args: [PROGRAM], env }))
  onTestFinished(() => client.close())
  return client
}

test('a session reads the account, looks up an address, and ends with its token', async () => {
  const { secret, id } = await personalToken(backend, person, { roles: ['api-key-viewer'], name: 'Session' })
  const key = await makeKey(backend, { accountId: person.accountId ?? 0 })
  const client = await connect({
    GATEPOST_URL: origin,
    GATEPOST_TOKEN: secret,
    GATEPOST_KEY_ID: key.keyId,
    GATEPOST_KEY_TOKEN: key.token,
  })
  expect(client.getServerVersion()).toMatchObject({ name: 'gatepost', version: '1.0.0' })
  const seen = await toolNames(client)
  expect(seen).toEqual(expect.arrayContaining(['listSecretKeys', 'verifyUsAddress']))
  expect(seen).not.toContain('listTeamMembers')

  expect(dataIn((await callTool(client, 'getCurrentToken')).text)).toMatchObject({ name: 'Session' })
  const keys = await callTool(client, 'listSecretKeys', { search: 'Checkout' })
  expect(dataIn(keys.text)).toMatchObject({ secret_keys: [{ label: 'Checkout server', token: '(hidden)' }] })
  const verified = await callTool(client, 'verifyUsAddress', {
    street: '1 Rosedale',
    city: 'Baltimore',
    state: 'MD',
  })
  expect(verified.isError, verified.text).toBe(false)

  await send(backend, revokeAccessToken, { caller: person, params: { id } })
  expect(await callTool(client, 'listSecretKeys')).toEqual({
    isError: true,
    text: expect.stringContaining('[not-authenticated, status 401]'),
  })
  await expect(client.listTools()).rejects.toThrow(/not-authenticated/)
})

test('without a key there are no lookups, and an API that is gone is said', async () => {
  const { secret } = await personalToken(backend, person, { roles: ['api-key-viewer'], name: 'No key' })
  const client = await connect({ GATEPOST_URL: origin, GATEPOST_TOKEN: secret })
  expect(await toolNames(client)).not.toContain('verifyUsAddress')
  expect((await callTool(client, 'verifyUsAddress', { street: '1 Rosedale' })).text).toContain(
    'need a secret key',
  )
  const lost = await connect({ GATEPOST_URL: 'http://127.0.0.1:9', GATEPOST_TOKEN: secret })
  expect(await callTool(lost, 'listSecretKeys')).toEqual({
    isError: true,
    text: expect.stringContaining("http://127.0.0.1:9 didn't respond."),
  })
})

test('the token that the command line program has stored is used, if only its owner can read it', async () => {
  const home = mkdtempSync(join(tmpdir(), 'gatepost-mcp-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const { secret } = await personalToken(backend, person, { roles: ['api-key-viewer'], name: 'Stored' })
  mkdirSync(join(home, 'gatepost'))
  const file = join(home, 'gatepost', 'credentials.json')
  writeFileSync(file, JSON.stringify({ current: origin, logins: { [origin]: { token: secret } } }), {
    mode: 0o600,
  })
  const client = await connect({ XDG_CONFIG_HOME: home })
  expect(dataIn((await callTool(client, 'getCurrentToken')).text)).toMatchObject({ name: 'Stored' })

  chmodSync(file, 0o644)
  const { status, stderr, stdout } = spawnSync(process.execPath, [PROGRAM], {
    env: { XDG_CONFIG_HOME: home },
    encoding: 'utf8',
  })
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(stderr).toContain(`Run: chmod 600 ${file}`)
})
