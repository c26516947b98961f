import { setupServer } from 'msw/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { listKeyUsage } from '#generated/security/operations/listKeyUsage.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { restoreKeyTip } from '#generated/security/operations/restoreKeyTip.ts'
import { examplesOf } from '../../scripts/clients/examples.ts'
import { connect, type Input } from '../../scripts/clients/package/client.ts'
import { createMock } from '../../scripts/clients/package/mocking.ts'
import { bundleServices } from '../../scripts/generate/bundle.ts'
import { handlesOf } from '../support/contract/contract.ts'

const BASE = 'https://portal.example'
const contracts = bundleServices(undefined, ['authorization', 'sales', 'security'])

function examplesFor(service: string) {
  const document = contracts.get(service)
  if (!document) throw new Error(`no contract of ${service}`)
  const examples = [...examplesOf(document)].map(([id, named]) => [id, Object.fromEntries(named)] as const)
  return Object.fromEntries(examples)
}

/** The mock of a service, as its package has it, and a client whose requests reach it. */
function startMock(service: string, baseUrl?: string) {
  const examples = examplesFor(service)
  const mock = createMock<Record<string, Record<string, number>>>(
    `/api/${service}`,
    handlesOf(service),
    examples,
  )
  // Before the server: the client has to find what replaces fetch later.
  const client = connect<object>(service, `/api/${service}`, { baseUrl: BASE, retries: 0 })
  const server = setupServer(...mock.handlers(baseUrl ? { baseUrl } : undefined))
  server.listen({ onUnhandledRequest: 'error' })
  onTestFinished(() => server.close())
  return { mock, client, server, examples }
}

/** A value for each parameter of a path. */
function inputOf({ path }: Operation): Input<unknown> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, 'some-id'])
  return { path: Object.fromEntries(names) } as Input<unknown>
}

test.each(['security', 'authorization'])('each operation of %s has its first success', async service => {
  const { client, examples } = startMock(service)
  for (const operation of handlesOf(service)) {
    const [{ status, body } = { status: 0, body: undefined }] = Object.values(examples[operation.id] ?? {})
    // A file, or a stream of events.
    const isText = typeof body === 'string'
    const result = await client[isText ? 'file' : 'call'](operation, inputOf(operation))
    const data = result.data instanceof Blob ? await result.data.text() : result.data
    expect({ status: result.response.status, data }, operation.id).toEqual({ status, data: body })
  }
})

test('an operation can have any example: an error, a file, and nothing', async () => {
  const { client, mock, server } = startMock('security')
  server.use(mock.respond(listSecretKeys, 'viewer-required'))
  const rejected = await client.call(listSecretKeys)
  expect(rejected.response.status).toBe(403)
  expect(rejected.error).toEqual(mock.fixture(listSecretKeys, 'viewer-required'))

  server.use(mock.respond(listKeyUsage, 'two-days-csv'))
  const file = await client.file(listKeyUsage, inputOf(listKeyUsage) as never)
  expect(file.response.headers.get('content-type')).toBe('text/csv')
  expect(await file.data?.text()).toBe(mock.fixture(listKeyUsage, 'two-days-csv'))

  server.use(mock.respond(restoreKeyTip, '204'))
  const empty = await client.call(restoreKeyTip, inputOf(restoreKeyTip) as never)
  expect([empty.response.status, empty.data]).toEqual([204, undefined])
})

test('an unknown example throws with the names of the others', () => {
  const { mock } = startMock('security')
  const names = /^listSecretKeys has no example gone\. It has: some-keys, no-keys, /
  expect(() => mock.respond(listSecretKeys, 'gone')).toThrow(names)
  expect(() => mock.fixture(listSecretKeys, 'gone')).toThrow(names)
  expect(() => mock.fixture(listSecretKeys, 'toString')).toThrow('has no example toString')
})

test('a body can be changed without a change of the example', () => {
  const { mock } = startMock('security')
  const bodyOf = () => mock.fixture(listSecretKeys, 'some-keys') as unknown as { total: number }
  const total = bodyOf().total
  bodyOf().total = -1
  expect(bodyOf().total).toBe(total)
})

test('with an address, only its requests are mocked', async () => {
  const { client } = startMock('security', 'https://other.example/')
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => printed.mockRestore())
  await expect(client.call(listSecretKeys)).rejects.toThrow()
  expect(printed).toHaveBeenCalledOnce()
  const other = connect<object>('security', '/api/security', { baseUrl: 'https://other.example' })
  expect((await other.call(listSecretKeys)).ok).toBe(true)
})

test('a name of two responses is that of the first, and the other has its status', () => {
  const { findStandardAddress } = examplesFor('sales')
  expect(findStandardAddress).toMatchObject({
    'not-found': { status: 200 },
    'not-found-404': { status: 404 },
  })
})
