import { expect, onTestFinished, test } from 'vitest'
import { DEMO_LOGIN } from '#backend/dev/demo.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { createContact } from '#generated/notification/operations/createContact.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { freePort } from '../../scripts/lib/processes/free-port.ts'
import { spawnGroup, stopGroup } from '../../scripts/lib/processes/process-group.ts'
import { isFullRun } from '../../scripts/lib/test-scope.ts'
import { toRequest } from '../support/contract/world.ts'

const AT = '2026-03-01T10:00:00Z'

/** Starts the command as a person does, and returns its address once it is ready. */
async function startMock(seed: number): Promise<string> {
  const command = ['run', '--silent', 'mock', '--', '--stateful', '--seed', String(seed), '--at', AT]
  const mock = spawnGroup('npm', command, {
    env: { ...process.env, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => stopGroup(mock))
  return new Promise((resolve, reject) => {
    let printed = ''
    mock.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk
      const url = /Gatepost is ready: (http:\/\/[^/]+)/.exec(printed)?.[1]
      if (url) resolve(url)
    })
    mock.once('exit', code => reject(new Error(`ended with ${code}:\n${printed}`)))
  })
}

/** Plays the same calls, and returns each response as it came: status, headers, and body. */
async function play(url: string) {
  const responses: { status: number; headers: [string, string][]; body: string }[] = []
  let headers: Record<string, string> = { origin: url }
  const call = async (operation: Parameters<typeof toRequest>[0], body?: object) => {
    const { method, url: path, headers: own } = toRequest(operation, { caller: null, body })
    const response = await fetch(url + path, {
      method,
      headers: { ...own, ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    responses.push({ status: response.status, headers: [...response.headers], body: text })
    return { response, text }
  }
  const { response } = await call(logIn, DEMO_LOGIN)
  headers = { ...headers, cookie: (response.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
  const token = await call(createToken, {})
  headers = { ...headers, authorization: `Bearer ${JSON.parse(token.text).access_token}` }
  await call(createSecretKey, { label: 'Checkout server' })
  await call(createContact, { email: 'ada@northwind.example', first_name: 'Ada', last_name: 'Osei' })
  await call(listSecretKeys)
  return responses
}

test.runIf(isFullRun)(
  'the command repeats every byte for a seed and a time, and nothing random for another seed',
  { timeout: scaledTimeout(180_000) },
  async () => {
    const [first = '', second = '', other = ''] = await Promise.all([7, 7, 8].map(startMock))
    const once = await play(first)
    expect(once.map(({ status }) => status)).toEqual([200, 200, 201, 201, 200])
    expect(new Map(once[0]?.headers).get('date')).toBe(new Date(AT).toUTCString())
    expect(await play(second)).toEqual(once)
    expect((await play(other))[2]?.body).not.toBe(once[2]?.body)
  },
)
