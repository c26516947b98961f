import { setupServer } from 'msw/node'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import * as authorization from '#generated/authorization/operations.ts'
import * as security from '#generated/security/operations.ts'
import { examplesOf } from '../../scripts/clients/examples.ts'
import { connect, type Input } from '../../scripts/clients/package/client.ts'
import { createMock } from '../../scripts/clients/package/mocking.ts'
import { bundleServices } from '../../scripts/generate/bundle.ts'

const BASE = 'https://portal.example'
const contracts = bundleServices(undefined, ['authorization', 'sales', 'security'])

function examplesFor(service: string) {
  const document = contracts.get(service)
  if (!document) throw new Error(`no contract of ${service}`)
  const examples = [...examplesOf(document)].map(([id, named]) => [id, Object.fromEntries(named)] as const)
  return Object.fromEntries(examples)
}

/** The mock of a service, as its package has it, and a client whose requests reach it. */
function startMock(service: string, operations: Record<string, Operation>, baseUrl?: string) {
  const examples = examplesFor(service)
  const handles = Object.values(operations)
  const mock = createMock<Record<string, Record<string, number>>>(`/api/${service}`, handles, examples)
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

test.each([
  ['security', security],
  ['authorization', authorization],
])('each operation of %s has its first success', async (service, operations) => {
  const { client, examples } = startMock(service, operations)
  for (const operation of Object.values<Operation>(operations)) {
    const result = await client.call(operation, inputOf(operation))
    const [{ status, body } = { status: 0, body: undefined }] = Object.values(examples[operation.id] ?? {})
    expect({ status: result.response.status, data: result.data }, operation.id).toEqual({
      status,
      data: body,
    })
  }
})

test('an operation can have any example: an error, a file, and nothing', async () => {
  const { client, mock, server } = startMock('security', security)
  server.use(mock.respond(security.listSecretKeys, 'viewer-required'))
  const rejected = await client.call(security.listSecretKeys)
  expect(rejected.response.status).toBe(403)
  expect(rejected.error).toEqual(mock.fixture(security.listSecretKeys, 'viewer-required'))

  server.use(mock.respond(security.listKeyUsage, 'two-days-csv'))
  const file = await client.file(security.listKeyUsage, inputOf(security.listKeyUsage) as never)
  expect(file.response.headers.get('content-type')).toBe('text/csv')
  expect(await file.data?.text()).toBe(mock.fixture(security.listKeyUsage, 'two-days-csv'))

  server.use(mock.respond(security.restoreKeyTip, '204'))
  const empty = await client.call(security.restoreKeyTip, inputOf(security.restoreKeyTip) as never)
  expect([empty.response.status, empty.data]).toEqual([204, undefined])
})

test('an unknown example throws with the names of the others', () => {
  const { mock } = startMock('security', security)
  const names = /^listSecretKeys has no example gone\. It has: some-keys, no-keys, /
  expect(() => mock.respond(security.listSecretKeys, 'gone')).toThrow(names)
  expect(() => mock.fixture(security.listSecretKeys, 'gone')).toThrow(names)
  expect(() => mock.fixture(security.listSecretKeys, 'toString')).toThrow('has no example toString')
})

test('a body can be changed without a change of the example', () => {
  const { mock } = startMock('security', security)
  const bodyOf = () => mock.fixture(security.listSecretKeys, 'some-keys') as unknown as { total: number }
  const total = bodyOf().total
  bodyOf().total = -1
  expect(bodyOf().total).toBe(total)
})

test('with an address, only its requests are mocked', async () => {
  const { client } = startMock('security', security, 'https://other.example/')
  const printed = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => printed.mockRestore())
  await expect(client.call(security.listSecretKeys)).rejects.toThrow()
  expect(printed).toHaveBeenCalledOnce()
  const other = connect<object>('security', '/api/security', { baseUrl: 'https://other.example' })
  expect((await other.call(security.listSecretKeys)).ok).toBe(true)
})

test('a name of two responses is that of the first, and the other has its status', () => {
  const { findStandardAddress } = examplesFor('sales')
  expect(findStandardAddress).toMatchObject({
    'not-found': { status: 200 },
    'not-found-404': { status: 404 },
  })
})
