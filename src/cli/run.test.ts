import { chmodSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Fetch } from '#client/client.ts'
import { createTerminal } from './test-io.ts'

const TOKEN = `gp_pat_${'a'.repeat(49)}`
const CURRENT = {
  ...{ token_id: '0193f2a8-4c1e-7d20-9b53-0e6f7a8b9c1d', kind: 'personal', name: 'CI pipeline' },
  ...{ expires_at: '2027-01-28T09:12:44.000Z', networks: [] },
  accounts: [{ account_id: 41207, account_label: 'Northwind \u001b[31mTraders', roles: ['api-key-viewer'] }],
}

const rejection = (status: number, name: string) =>
  Response.json([{ id: null, name, message: `Because of ${name}.`, fields: ['name'], status }], {
    status,
    headers: { 'x-request-id': 'req-1' },
  })

/** Services that know one token; `calls` gets each request. */
function createServices(calls: Request[] = []): Fetch {
  return async request => {
    calls.push(request)
    if (request.headers.get('authorization') !== `Bearer ${TOKEN}`) return rejection(401, 'not-authenticated')
    const { pathname } = new URL(request.url)
    if (pathname === '/api/authorization/current-token') return Response.json(CURRENT)
    if (pathname === '/api/identity/identities/self/profile')
      return Response.json({ email_address: 'dana@northwind.example', first_name: 'Dana' })
    return rejection(404, 'not-found')
  }
}

function terminalOf(respond: Fetch = createServices(), options: { isTTY?: boolean } = {}) {
  const terminal = createTerminal(respond, options)
  onTestFinished(() => terminal.remove())
  return terminal
}

describe('the exit code says what kind of failure it was', () => {
  test.each([
    [400, 7],
    [401, 3],
    [402, 4],
    [403, 4],
    [404, 5],
    [409, 6],
    [412, 6],
    [413, 7],
    [422, 6],
    [500, 1],
  ])('a response with %i ends with %i', async (status, code) => {
    const terminal = terminalOf(async () => rejection(status, 'some-error'))
    const ended = await terminal.run('keys list', { env: { GATEPOST_TOKEN: TOKEN } })
    expect(ended.code).toBe(code)
    expect(JSON.parse(ended.stderr).error).toMatchObject({
      ...{ name: 'some-error', message: 'Because of some-error.', fields: ['name'], request_id: 'req-1' },
      help: 'https://portal.example/docs/errors/some-error',
    })
    expect(ended.stdout).toBe('')
  })

  test.each([
    ['an unknown command', 'kyes'],
    ['an unknown option', 'keys list --colour'],
    ['a value that an option does not have', 'keys list --kind public'],
    ['a missing argument', 'lookup'],
    ['a token as an argument', `login --token ${TOKEN}`],
    ['an address without https', 'whoami --url http://portal.example'],
    ['an account that is no number', 'whoami --account northwind'],
    ['days that are no number', 'usage --days many'],
    ['no command', ''],
  ])('%s ends with 2', async (_, line) => {
    expect((await terminalOf().run(line, { env: { GATEPOST_TOKEN: TOKEN } })).code).toBe(2)
  })

  test('without a login it is 3, and without a network 1', async () => {
    expect((await terminalOf().run('whoami')).code).toBe(3)
    const offline = terminalOf(async () => {
      throw new TypeError('fetch failed')
    })
    const ended = await offline.run('login --token', { stdin: TOKEN })
    expect([ended.code, JSON.parse(ended.stderr).error.name]).toEqual([1, 'network'])
  })

  test('a proxy’s own page has no link to help', async () => {
    const terminal = terminalOf(async () => new Response('<h1>Bad gateway</h1>', { status: 405 }), {
      isTTY: true,
    })
    const ended = await terminal.run('whoami', { env: { GATEPOST_TOKEN: TOKEN } })
    expect([ended.code, ended.stderr]).toEqual([7, 'gatepost: The service responded with status 405.\n'])
  })
})

describe('a login with a token', () => {
  test('checks the token, and stores it where only the person reads it', async () => {
    const terminal = terminalOf()
    const { code } = await terminal.run('login --token', { stdin: `${TOKEN}\n` })
    expect(code).toBe(0)
    const folder = join(terminal.home, '.config/gatepost')
    expect(readdirSync(folder)).toEqual(['credentials.json'])
    expect(statSync(folder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'credentials.json')).mode & 0o777).toBe(0o600)
    expect((await terminal.run('whoami', { env: { GATEPOST_URL: '' } })).code).toBe(0)
  })

  test('stores nothing that does not work', async () => {
    const terminal = terminalOf()
    for (const stdin of ['', 'not a token', `gp_pat_${'b'.repeat(49)}`])
      expect((await terminal.run('login --token', { stdin })).code).toBeGreaterThan(0)
    expect(readdirSync(terminal.home)).toEqual([])
  })

  test('keeps the logins of several addresses, and forgets one', async () => {
    const terminal = terminalOf()
    for (const url of ['https://one.example', 'https://two.example'])
      await terminal.run(`login --token --url ${url}`, { stdin: TOKEN })
    const none = { GATEPOST_URL: '' }
    expect(JSON.parse((await terminal.run('whoami', { env: none })).stdout).url).toBe('https://two.example')
    expect((await terminal.run('logout', { env: none })).code).toBe(0)
    expect(JSON.parse((await terminal.run('whoami', { env: none })).stdout).url).toBe('https://one.example')
    expect((await terminal.run('whoami --url https://two.example')).code).toBe(3)
  })

  test('closes a file that others can read', async () => {
    const terminal = terminalOf()
    await terminal.run('login --token', { stdin: TOKEN })
    const file = join(terminal.home, '.config/gatepost/credentials.json')
    chmodSync(file, 0o644)
    await terminal.run('whoami')
    expect(statSync(file).mode & 0o777).toBe(0o600)
  })

  test('goes where XDG_CONFIG_HOME says, if that is a whole path', async () => {
    const terminal = terminalOf()
    const folder = join(terminal.home, 'elsewhere')
    await terminal.run('login --token', { stdin: TOKEN, env: { XDG_CONFIG_HOME: folder } })
    await terminal.run('login --token', { stdin: TOKEN, env: { XDG_CONFIG_HOME: 'relative' } })
    expect(readdirSync(terminal.home).toSorted()).toEqual(['.config', 'elsewhere'])
  })
})

describe('what is printed', () => {
  const env = { GATEPOST_TOKEN: TOKEN }

  test('is for people on a terminal, without what a terminal would obey', async () => {
    const { stdout } = await terminalOf(createServices(), { isTTY: true }).run('whoami', { env })
    expect(stdout).toBe(
      [
        'Address  https://portal.example',
        'Person   dana@northwind.example',
        'Token    CI pipeline',
        'Expires  2027-01-28',
        'Account  Northwind  [31mTraders (41207): api-key-viewer',
        '',
      ].join('\n'),
    )
  })

  test('is JSON without a terminal or with --json, and for people with --no-json', async () => {
    const [piped, terminal] = [terminalOf(), terminalOf(createServices(), { isTTY: true })]
    const json = JSON.parse((await piped.run('whoami', { env })).stdout)
    expect(json).toMatchObject({ ...CURRENT, email_address: 'dana@northwind.example' })
    expect(JSON.parse((await terminal.run('whoami --json', { env })).stdout)).toEqual(json)
    expect((await piped.run('whoami --no-json', { env })).stdout).toMatch(/^Address {2}https/)
  })

  test('of a failure is the message with the page that explains it', async () => {
    const terminal = terminalOf(async () => rejection(403, 'token-not-allowed'), { isTTY: true })
    const { stderr, stdout } = await terminal.run('whoami', { env })
    expect(stdout).toBe('')
    expect(stderr).toBe(
      [
        'gatepost: Because of token-not-allowed.',
        '  Fields:  name',
        '  Help:    https://portal.example/docs/errors/token-not-allowed',
        '  Request: req-1',
        '',
      ].join('\n'),
    )
  })
})

test('each call has the account that was named, and the token in no address', async () => {
  const calls: Request[] = []
  const terminal = terminalOf(createServices(calls))
  await terminal.run('whoami --account 41207', { env: { GATEPOST_TOKEN: TOKEN } })
  await terminal.run('whoami', { env: { GATEPOST_TOKEN: TOKEN, GATEPOST_ACCOUNT: '41208' } })
  expect(calls.map(({ headers }) => headers.get('x-account'))).toEqual(['41207', '41207', '41208', '41208'])
  for (const { url } of calls) expect(url).not.toContain(TOKEN)
})

test('open opens a page of the portal, or only prints it', async () => {
  const terminal = terminalOf()
  expect((await terminal.run('open webhooks')).opened).toEqual([
    'https://portal.example/account/developers/webhooks',
  ])
  const printed = await terminal.run('open keys --no-browser')
  expect([printed.opened, JSON.parse(printed.stdout).url]).toEqual([
    [],
    'https://portal.example/account/keys',
  ])
  expect((await terminal.run('open nowhere')).code).toBe(2)
})
