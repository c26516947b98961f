import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { createAuthorizationCode } from '#generated/authorization/operations/createAuthorizationCode.ts'
import { applyConfigurationPlan } from '#generated/configuration/operations/applyConfigurationPlan.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { freePort } from '../../../scripts/lib/processes/free-port.ts'
import { type RunningServer, startServer } from '../../../scripts/lib/processes/server.ts'
import { signIn } from '../../../scripts/lib/sign-in.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { type CliProject, type Ended, fastestOf, startCliProject } from './project.ts'

/* The packed command line in an empty project, in front of a running server: each command of the page for customers. */

vi.setConfig({ testTimeout: scaledTimeout(120_000), hookTimeout: scaledTimeout(180_000) })

const PAGE = readFileSync('src/portal/content/pages/docs/command-line.mdx', 'utf8')
/** Where a run of `npm test` ends. */
const SHORT = '## Usage and requests'

/** A block of the page: the commands, and what the last one prints there. */
interface Block {
  lines: string[]
  output: string | undefined
}

/** The commands of the page in their order. */
const blocks: Block[] = [
  ...(isFullRun ? PAGE : PAGE.slice(0, PAGE.indexOf(SHORT))).matchAll(
    /^```sh Terminal\n([\s\S]*?)^```\n(?:\n```text Output\n([\s\S]*?)^```)?/gm,
  ),
].map(([, lines = '', output]) => ({ lines: lines.trim().split('\n'), output }))

/** The ids of the page. */
const SAMPLES = {
  embedded: '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16',
  secret: '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12',
  list: '0193f2b1-6a10-7c44-8d21-5e0f9a3b7c11',
  plan: '0193f1e8-2c4d-7e6f-8a90-b1c2d3e4f506',
}

/** The person of the page, and what they allow the program on their laptop. */
const PERSON = { username: 'dana@northwind.example', label: 'Northwind Traders' }
const DEVICE = 'laptop'
const ALLOWED = ['api-key-viewer', 'api-key-editor']
/** What the token of the page's server needs for its commands. */
const ROLES = ['account-owner', ...ALLOWED, 'billing-viewer']

let project: CliProject
let server: RunningServer
let person: { accountId: number; bearer: { authorization: string } }
/** What the page's ids stand for, and what its variables are. */
const ids: Record<string, string> = {}
const env: Record<string, string> = {}

beforeAll(async () => {
  project = await startCliProject()
  const port = String(await freePort())
  const origin = `http://127.0.0.1:${port}`
  server = await startServer({
    ...{ APP_ENV: 'test', DATABASE_URL: undefined, DATA_DIR: join(project.folder, 'data') },
    ...{ PORT: port, PUBLIC_URL: origin, LOG_LEVEL: 'error' },
  })
  const response = await fetch(`${origin}/dev/people`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      ...PERSON,
      subscriptions: [{ planId: 3121, startedDaysAgo: 3 }],
      keysWithPast: [{ kind: 'secret', label: 'Checkout server' }],
    }),
  })
  const seeded = await response.json()
  const { keyId, token } = seeded.made.keysWithPast[0]
  ids[SAMPLES.secret] = keyId
  env.GATEPOST_SECRET = token
  person = { accountId: seeded.accountId, bearer: (await signIn(origin, seeded)).bearer }
  const body = { name: 'Deploy', account_ids: [seeded.accountId], roles: ROLES, networks: [] }
  env.DEPLOY_TOKEN = (await callAsPerson(createAccessToken, '', body)).secret
})
afterAll(async () => {
  await server?.end('SIGTERM')
  project?.remove()
})

/** A call as the portal makes it, when the person presses a button there. */
async function callAsPerson({ service, method, path }: Operation, id: string, body?: object) {
  const response = await fetch(`${server.origin}/api/${service}${path.replace('{id}', id)}`, {
    method,
    headers: { ...person.bearer, origin: server.origin, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${path}: ${response.status} ${text}`)
  return JSON.parse(text)
}

/** Presses Allow on the page that a login has printed the address of. */
async function allow(printed: string): Promise<void> {
  const { searchParams } = new URL(/http:\S+\/authorize\?\S+/.exec(printed)?.[0] ?? '')
  const read = (name: string) => searchParams.get(name) ?? ''
  const { redirect_to } = await callAsPerson(createAuthorizationCode, '', {
    ...{ client_id: read('client_id'), loopback_uri: read('redirect_uri'), state: read('state') },
    ...{ code_challenge: read('code_challenge'), code_challenge_method: 'S256', resource: read('resource') },
    ...{ name: `Gatepost CLI on ${DEVICE}`, account_id: person.accountId },
    roles: ALLOWED,
  })
  await (await fetch(redirect_to)).text()
}

/** Runs `then` once, when a command has printed what it waits for. */
function once(pattern: RegExp, then: (printed: string) => Promise<unknown>) {
  let isDone = false
  return (printed: string) => {
    if (isDone || !pattern.test(printed)) return
    isDone = true
    void then(printed)
  }
}

/** A lookup every now and then, until a command has ended that waits for one. */
async function lookUpUntil(ended: Promise<unknown>): Promise<void> {
  let isOver = false
  void ended.finally(() => {
    isOver = true
  })
  const key = Buffer.from(`${ids[SAMPLES.secret]}:${env.GATEPOST_SECRET}`).toString('base64')
  const address = '/api/gateway/us-street?street=214%20N%20Juniper%20St&city=Salt%20Lake%20City&state=UT'
  while (!isOver) {
    await (await fetch(server.origin + address, { headers: { authorization: `Basic ${key}` } })).text()
    await sleep(300)
  }
}

/** Runs a line of the page as it is there, but for its ids and what a person does in the browser. */
async function play(line: string, isShown: boolean): Promise<Ended> {
  const own = Object.entries(ids).reduce((text, [sample, id]) => text.replaceAll(sample, id), line)
  const command = own.replaceAll('{origin}', server.origin) + (isShown ? ' --no-json' : '')
  if (/^gatepost login/.test(command))
    return project.shell(`${command} --no-browser`, env, once(/authorize\?\S+\n/, allow))
  if (/^gatepost apply/.test(command)) {
    const press = () => callAsPerson(applyConfigurationPlan, ids[SAMPLES.plan] ?? '')
    return project.shell(`${command} --no-browser`, env, once(/configuration\?plan=/, press))
  }
  const ended = project.shell(command, env)
  if (/logs tail/.test(command)) await lookUpUntil(ended)
  return ended
}

/** An output without what differs between two accounts, and two days. */
const comparable = (printed: string) =>
  printed
    .replaceAll(server.origin, '{origin}')
    .replaceAll(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '{id}')
    .replaceAll(/\d{4}-\d\d-\d\d( \d\d:\d\d:\d\d)?/g, '{time}')
    .replaceAll(/\(\d+\)/g, '({account})')
    .trim()

test('each command of the page for customers does what the page says', async () => {
  writeFileSync(
    join(project.folder, 'customers.csv'),
    'name,street,city,state,zip\nAnn,214 N Juniper St,Salt Lake City,UT,84116\nBen,88 Copper Mill Ave Apt 5,Boulder,CO,80302\n',
  )
  for (const { lines, output } of blocks)
    for (const [at, line] of lines.entries()) {
      // The package is installed already, from its tarball.
      if (line.startsWith('npm install')) continue
      if (line.includes('plan gatepost.yaml')) editFile(join(project.folder, 'gatepost.yaml'))
      const isShown = output !== undefined && at === lines.length - 1
      const { code, stdout, stderr } = await play(line, isShown)
      expect(code, `${line}\n${stdout}${stderr}`).toBe(0)
      if (isShown) expect(comparable(stdout), line).toBe(comparable(output))
      noteId(line, stdout)
    }
})

/** The ids of what a command has created. */
function noteId(line: string, stdout: string): void {
  const [id] = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/.exec(stdout) ?? []
  if (id && line.includes('--kind embedded')) ids[SAMPLES.embedded] = id
  if (id && line.includes('lists upload')) ids[SAMPLES.list] = id
  if (id && line.includes('gatepost plan')) ids[SAMPLES.plan] = id
}

/** What a person does in an editor. */
function editFile(file: string): void {
  const text = readFileSync(file, 'utf8')
  const [before = '', limits = ''] = text.split(/(?=^limits:)/m)
  expect(limits).toContain('lookups_per_day: null')
  writeFileSync(file, before + limits.replace('lookups_per_day: null', 'lookups_per_day: 5000'))
}

test('a login leaves one file, which only the person reads, and a logout ends its token', async () => {
  const line = `gatepost login --no-browser --url ${server.origin}`
  const { code, stderr } = await project.shell(line, env, once(/authorize\?\S+\n/, allow))
  expect(code, stderr).toBe(0)
  const folder = join(project.folder, 'config/gatepost')
  expect(readdirSync(folder)).toEqual(['credentials.json'])
  expect(statSync(folder).mode & 0o777).toBe(0o700)
  expect(statSync(join(folder, 'credentials.json')).mode & 0o777).toBe(0o600)
  const { current, logins } = JSON.parse(readFileSync(join(folder, 'credentials.json'), 'utf8'))
  const { token } = logins[current]
  const keys = () =>
    project.shell('gatepost keys list', { GATEPOST_TOKEN: token, GATEPOST_URL: server.origin })
  expect((await keys()).code).toBe(0)
  expect((await project.shell('gatepost logout', env)).code).toBe(0)
  expect(readFileSync(join(folder, 'credentials.json'), 'utf8')).not.toContain('gp_pat_')
  const after = await keys()
  expect([after.code, JSON.parse(after.stderr).error.name]).toEqual([3, 'not-authenticated'])
})

test('the help takes less than 300 ms', async () => {
  const program = join(project.installed, 'dist/gatepost.js')
  expect(await fastestOf(program, ['--help'], 5)).toBeLessThan(scaledTimeout(300))
})

test('the package has what it needs, and nothing of this repository', () => {
  const files = readdirSync(project.installed, { recursive: true, encoding: 'utf8' }).filter(name =>
    /\.js$/.test(name),
  )
  for (const file of files)
    for (const [, specifier = ''] of readFileSync(join(project.installed, file), 'utf8').matchAll(
      /^(?:import|export)\b[^'"\n]*?(?:from )?["']([^"']+)["']/gm,
    ))
      expect(specifier, file).toMatch(/^(\.{1,2}\/[\w/.-]+\.js|node:[\w/]+)$/)
  expect(readFileSync(join(project.installed, 'dist/gatepost.js'), 'utf8')).toMatch(
    /^#!\/usr\/bin\/env node\n/,
  )
})
