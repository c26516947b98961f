import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { runRedocly } from '../../scripts/lib/redocly.ts'
import { isFullRun } from '../../scripts/lib/test-scope.ts'
import { type Backend, ORIGIN, type Person, startBackend } from '../support/backend.ts'
import { typeCard } from '../support/cards.ts'
import { operations } from '../support/contract/contract.ts'
import { newName, sharedOidcIdp } from '../support/organization.ts'

const FLOWS = 'openapi/flows'
const SERVICES = [
  'identity',
  'authorization',
  'security',
  'gateway',
  'sales',
  'payment',
  'billing',
  'subscription',
]
/** 50,000 lookups a year. */
const PLAN = 3120

const run = promisify(execFile)
vi.setConfig({ testTimeout: scaledTimeout(60_000), hookTimeout: scaledTimeout(60_000) })

let backend: Backend
let address: string
beforeAll(async () => {
  if (!isFullRun) return
  backend = await startBackend({ env: { OUTBOUND_LOOPBACK: 'allowed' } })
  await backend.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = backend.app.server.address() as AddressInfo
  address = `http://127.0.0.1:${port}`
})
afterAll(() => backend?.close())

/** Plays a workflow with Redocly's runner, which also checks each response against the contract. */
async function play(file: string, workflow: string, inputs: Record<string, unknown>): Promise<void> {
  const servers = SERVICES.map(name => `${name}=${address}/api/${name}`)
  await run(process.execPath, [
    'node_modules/@redocly/cli/bin/cli.js',
    'respect',
    `${FLOWS}/${file}.arazzo.yaml`,
    ...['--workflow', workflow],
    ...servers.flatMap(server => ['--server', server]),
    ...['--input', JSON.stringify({ origin: ORIGIN, ...inputs })],
  ]).catch(({ stdout, stderr }) => Promise.reject(new Error(`${stdout}\n${stderr}`)))
}

/** What the latest email to an address has in its link. */
async function linkTo(username: string): Promise<URL> {
  const [mail] = await backend.mails(username)
  return new URL(/https?:\/\/\S+#\S+/.exec(mail?.text ?? '')?.[0] ?? '')
}

const hashOf = (link: URL, name: string) => new URLSearchParams(link.hash.slice(1)).get(name) ?? ''

/** The access token of a person, as an input of a flow. */
const tokenOf = ({ bearer }: Pick<Person, 'bearer'>) => ({
  access_token: bearer.authorization.replace('Bearer ', ''),
})

/** An access token by the password, as the portal gets it. */
async function logIn(username: string, password: string): Promise<{ access_token: string }> {
  const post = (url: string, payload: object, cookie = '') =>
    backend.inject({ method: 'POST', url, payload, headers: { origin: ORIGIN, cookie } })
  const { cookies } = await post('/api/identity/identities/login', { username, password })
  const session = cookies.find(({ name }) => name === 'session')
  const { access_token } = (await post('/api/authorization/token', {}, `session=${session?.value}`)).json<{
    access_token: string
  }>()
  return { access_token }
}

test('each flow is a valid description, of operations that there are', async () => {
  const output = await runRedocly(['lint', ...globSync(`${FLOWS}/*.arazzo.yaml`)])
  expect(output).not.toMatch(/\d+ (error|problem)/)
  const named = globSync(`${FLOWS}/*.arazzo.yaml`).flatMap(file =>
    [...readFileSync(file, 'utf8').matchAll(/\$sourceDescriptions\.(\w+\.\w+)/g)].map(([, name]) => name),
  )
  expect(named.length).toBeGreaterThan(10)
  const known = new Set(operations.map(({ id, handle: { service } }) => `${service}.${id}`))
  expect(named.filter(name => !known.has(name ?? ''))).toEqual([])
})

test.runIf(isFullRun)('sign up to the first lookup', async () => {
  const [username, password] = [`${randomUUID()}@flow.example`, 'correct horse battery staple']
  await play('sign-up', 'sign-up', { username, password })
  const link = await linkTo(username)
  const [user_id, token] = [link.searchParams.get('user_id'), hashOf(link, 'token')]
  await play('sign-up', 'confirm', { user_id, token, password })
  await play('sign-up', 'look-up', await logIn(username, password))
})

test.runIf(isFullRun)('buy a plan', async () => {
  const person = await backend.person()
  await play('buy', 'buy', {
    ...tokenOf(person),
    plan_id: PLAN,
    card_token: await typeCard(backend, person, '4242 4242 4242 4242'),
    intent: randomUUID(),
    payment_key: randomUUID(),
  })
})

test.runIf(isFullRun)('rotate a key', async () => {
  await play('rotate', 'rotate', tokenOf(await backend.person()))
})

test.runIf(isFullRun)('invite a colleague, who joins', async () => {
  const [owner, colleague] = [await backend.person({ maxUsers: 3 }), await backend.person()]
  await play('invite', 'invite', { ...tokenOf(owner), colleague: colleague.username })
  const token = hashOf(await linkTo(colleague.username), 'token')
  await play('invite', 'join', { ...tokenOf(colleague), token })
})

test.runIf(isFullRun)('set up single sign-on', async () => {
  const { issuer } = await sharedOidcIdp()
  await play('single-sign-on', 'single-sign-on', {
    ...tokenOf(await backend.person()),
    organization_name: newName(),
    issuer,
  })
})

test.runIf(isFullRun)('a step that fails fails its flow', async () => {
  await expect(play('rotate', 'rotate', { access_token: 'none' })).rejects.toThrow(/✗ PUT \/secret-keys/)
})
