import Fastify, { type FastifyReply } from 'fastify'
import { describe, expect, onTestFinished, test } from 'vitest'
import type { Finding } from '#domain/contract/drift/findings.ts'
import { compareResponse } from '#domain/contract/drift/response-drift.ts'
import { type Contract, contractNames, contractOperations, loadContract } from '#kernel/contract/contract.ts'
import { createDriftCheck } from '#kernel/contract/drift-check.ts'
import { startBackend } from '../../support/backend.ts'

/** A contract of one operation, and a server that sends for it whatever a test says. */
async function serverThatSends(
  mode: 'sample' | 'all',
  send: (reply: FastifyReply) => unknown,
): Promise<{ call: () => Promise<readonly Finding[]>; log: string[] }> {
  const schema = {
    type: 'object',
    additionalProperties: false,
    required: ['id', 'label', 'state'],
    properties: {
      id: { type: 'integer' },
      label: { type: 'string' },
      state: { type: 'string', enum: ['active', 'paused'] },
    },
  }
  const operation = {
    operationId: 'getThing',
    responses: { 200: { content: { 'application/json': { schema } } } },
  }
  const contract: Contract = { info: { title: '', version: '' }, paths: { '/thing': { get: operation } } }
  const log: string[] = []
  const app = Fastify({ logger: { level: 'warn', stream: { write: line => void log.push(line) } } })
  const check = createDriftCheck(app, { CONTRACT_CHECK: mode })
  if (!check) throw new Error('the check is off')
  app.addHook('onSend', (request, reply, payload, done) => {
    check.watcherOf('test', contract)(operation, request, reply, payload)
    done()
  })
  app.get('/thing', (_request, reply) => send(reply))
  return {
    log,
    async call() {
      expect((await app.inject('/thing')).payload, 'the caller gets what the handler sent').not.toBe('')
      // The comparison comes after the response, in a task of its own.
      await new Promise(resolve => setTimeout(resolve, 10))
      return check.findings.list()
    },
  }
}

const thing = { id: 1, label: 'a secret', state: 'active' }

describe('ten kinds of drift', () => {
  test.each<[string, (reply: FastifyReply) => unknown, string]>([
    ['an extra property', reply => reply.send({ ...thing, more: 1 }), '/body/more'],
    ['a missing property', reply => reply.send({ ...thing, label: undefined }), '/body/label'],
    ['a wrong type', reply => reply.send({ ...thing, label: ['a secret'] }), '/body/label'],
    ['a wrong enum', reply => reply.send({ ...thing, state: 'a secret' }), '/body/state'],
    ['a wrong status', reply => reply.code(202).send(thing), '/status'],
    ['a wrong content type', reply => reply.type('text/plain').send('a secret'), '/headers/content-type'],
    ['a null', reply => reply.send({ ...thing, id: null }), '/body/id'],
    ['a number as text', reply => reply.send({ ...thing, id: '12' }), '/body/id'],
    ['an extra header', reply => reply.header('x-debug', 'a secret').send(thing), '/headers/x-debug'],
    [
      'a slow response',
      reply => new Promise(resolve => setTimeout(() => resolve(reply.send(thing)), 1_050)),
      '/time',
    ],
  ])('%s is listed with its pointer, and logged without its value', async (_, send, pointer) => {
    const { call, log } = await serverThatSends('all', send)
    const found = (await call()).filter(({ isSlow }) => isSlow === (pointer === '/time'))
    expect(found).toMatchObject([{ service: 'test', operation: 'getThing', pointer, times: 1 }])
    const lines = log.filter(line => line.includes(`"pointer":"${pointer}"`))
    expect(lines).toHaveLength(1)
    expect(lines.join()).toContain('a response differs from the contract')
    expect(lines.join()).not.toContain('a secret')
  })
})

test('a sample has the first response of a status, then one of fifty, and logs a finding once', async () => {
  const { call, log } = await serverThatSends('sample', reply => reply.send({ ...thing, id: null }))
  for (let calls = 1; calls <= 50; calls++) expect(await call()).toMatchObject([{ times: 1 }])
  expect(await call()).toMatchObject([{ times: 2 }])
  expect(log.filter(line => line.includes('/body/id'))).toHaveLength(1)
})

test('the examples of all contracts match, so that a finding is a difference', () => {
  const wrong = contractNames().flatMap(service => {
    const contract = loadContract(service)
    return contractOperations(contract).flatMap(({ operation }) =>
      examplesOf(contract, operation.responses).flatMap(({ status, type, value, required }) => {
        const seen = { status, type, headers: required, time: 1, body: { text: JSON.stringify(value) } }
        return compareResponse(contract, operation, seen).map(
          ({ pointer, expected, found }) =>
            `${operation.operationId} ${status} ${pointer}: ${expected}, ${found}`,
        )
      }),
    )
  })
  expect(wrong).toEqual([])
})

test('the services send what their contracts declare, and a slow one is listed at /dev/drift', async () => {
  const backend = await startBackend({ env: { CONTRACT_CHECK: 'all' } })
  onTestFinished(() => backend.close())
  const person = await backend.person({ keys: 2 })
  const list = async () => {
    await new Promise(resolve => setTimeout(resolve, 20))
    return (await backend.inject({ url: '/dev/drift.json' })).json<{ isOn: boolean; findings: Finding[] }>()
  }
  const url = '/api/security/secret-keys'
  expect((await backend.inject({ url, headers: person.bearer })).statusCode).toBe(200)
  expect((await backend.inject({ url })).statusCode).toBe(401)
  const before = await list()
  expect(before.isOn).toBe(true)
  expect(before.findings.filter(({ isSlow }) => !isSlow)).toEqual([])

  await backend.inject({ url, headers: { ...person.bearer, 'x-scenario': 'slow' } })
  const { findings } = await list()
  expect(findings).toContainEqual(expect.objectContaining({ operation: 'listSecretKeys', pointer: '/time' }))
  const page = await backend.inject({ url: '/dev/drift' })
  expect(page.payload).toContain('listSecretKeys')
  expect((await backend.inject({ url: '/dev/drift.md' })).payload).toContain('| `/time` |')
})

interface Example {
  status: number
  type: string
  value: unknown
  required: string[]
}

function examplesOf(contract: Contract, responses: object): Example[] {
  interface Response {
    $ref?: string
    headers?: object
    content?: Record<string, { examples?: Record<string, { $ref?: string; value?: unknown }> }>
  }
  const at = <T extends { $ref?: string }>(node: T): T => {
    const [, , kind = '', name = ''] = node.$ref?.split('/') ?? []
    return node.$ref ? (contract.components?.[kind]?.[name] as T) : node
  }
  return Object.entries(responses as Record<string, Response>).flatMap(([status, declared]) => {
    const { content = {}, headers = {} } = at(declared)
    return Object.entries(content).flatMap(([type, { examples = {} }]) =>
      Object.values(examples).map(example => ({
        status: Number(status),
        type,
        value: at(example).value,
        required: Object.keys(headers),
      })),
    )
  })
}
