import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { freePort } from '../../scripts/lib/processes/free-port.ts'
import { isFullRun } from '../../scripts/lib/test-scope.ts'
import { casesOf, loadCases } from '../contract/cases.ts'
import { exampleValue } from '../contract/common-cases.ts'
import { contractOf, operations } from '../support/contract/contract.ts'
import { toRequest } from '../support/contract/world.ts'
import { createPrismWorld } from '../support/servers/prism.ts'

/** Starts the command, and waits until Prism listens. */
async function startMock(...args: string[]): Promise<ChildProcess> {
  const mock = spawn(process.execPath, ['scripts/mock-prism.ts', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => void mock.kill())
  await new Promise<void>((resolve, reject) => {
    let printed = ''
    const read = (chunk: Buffer) => {
      printed += chunk
      if (printed.includes('Prism is listening')) resolve()
    }
    mock.stdout.on('data', read)
    mock.stderr.on('data', read)
    mock.once('exit', code => reject(new Error(`ended with ${code}:\n${printed}`)))
  })
  return mock
}

test('one contract is mocked by Prism until it is stopped', { timeout: scaledTimeout(60_000) }, async () => {
  const port = await freePort()
  const mock = await startMock('security', '--port', String(port))
  const list = `http://127.0.0.1:${port}/secret-keys`

  const response = await fetch(list, {
    headers: { authorization: 'Bearer x.y.z', prefer: 'example=no-keys' },
  })
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({ secret_keys: [], total: 0 })
  expect((await fetch(list)).status).toBe(401)

  const ended = once(mock, 'exit')
  mock.kill('SIGTERM')
  await ended
  await expect(fetch(list)).rejects.toThrow()
})

test.runIf(isFullRun)(
  'Prism itself serves what the contract cases of a service expect of the mock',
  { timeout: scaledTimeout(120_000) },
  async () => {
    const port = await freePort()
    const mock = await startMock('notification', '--port', String(port))
    await loadCases(['notification'])
    const world = createPrismWorld()
    const cases = operations
      .filter(({ handle }) => handle.service === 'notification')
      .flatMap(casesOf)
      .filter(({ invalid, example }) => !invalid && example !== undefined)
    expect(cases.length).toBeGreaterThan(100)
    const differences: string[] = []
    for (const { operation, status, example = '', arrange } of cases) {
      const { method, url, headers, body } = toRequest(operation, await arrange(world))
      const response = await fetch(`http://127.0.0.1:${port}${url.replace('/api/notification', '')}`, {
        method,
        headers: { ...headers, prefer: `code=${status}, example=${example}` },
        ...(body !== undefined && { body }),
      })
      const received = await response.text()
      const expected = JSON.stringify(exampleValue(contractOf(operation), status, example))
      if (response.status !== status || received !== expected)
        differences.push(`${operation.id} ${status} ${example}: ${response.status} ${received.slice(0, 200)}`)
    }
    expect(differences).toEqual([])
    mock.kill('SIGTERM')
  },
)

test.each([
  ['a service that there is not', ['no-such-service']],
  ['no service', []],
])('%s is answered with those that there are', (_what, args) => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/mock-prism.ts', ...args], {
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toContain('authorization, billing')
})
