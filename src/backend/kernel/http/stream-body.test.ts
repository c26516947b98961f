import Fastify from 'fastify'
import { afterEach, expect, test } from 'vitest'
import { createConformance } from '../contract/conformance.ts'
import type { Contract } from '../contract/contract.ts'
import { type LongBody, streamBody, toJson } from './stream-body.ts'

const app = () => Fastify()
let running: ReturnType<typeof app> | undefined
afterEach(() => running?.close())

/** Sends these pieces over a connection. */
async function fetchPieces(pieces: Iterable<string>, signal?: AbortSignal) {
  running = app()
  running.get('/', (_request, reply) => streamBody(reply, pieces, 'text/plain', { 'x-name': 'long' }))
  const origin = await running.listen({ host: '127.0.0.1', port: 0 })
  return fetch(origin, signal ? { signal } : {})
}

function body(slices: object[][], rest?: object): LongBody {
  return { in: 'rows', length: slices.flat().length, slices, ...(rest && { rest }) }
}

test.each([
  [body([]), { rows: [] }],
  [body([[{ a: 1 }, { a: 2 }], [{ a: 3 }]]), { rows: [{ a: 1 }, { a: 2 }, { a: 3 }] }],
  [body([[{ a: 1 }]], { total: 1 }), { total: 1, rows: [{ a: 1 }] }],
])('JSON in pieces is the JSON of the whole: %#', (long, whole) => {
  expect([...toJson(long)].join('')).toBe(JSON.stringify(whole))
})

test('all pieces arrive, with the headers', async () => {
  const response = await fetchPieces(Array.from({ length: 100 }, (_, n) => `${n}\n`))
  expect(response.headers.get('x-name')).toBe('long')
  expect((await response.text()).split('\n')).toHaveLength(101)
})

test('a failure before the first piece is answered as one', async () => {
  const build = (): string => {
    throw new Error('no first piece')
  }
  const failing = function* () {
    yield build()
  }
  const response = await fetchPieces(failing())
  expect(response.status).toBe(500)
  expect(response.headers.get('x-name')).toBeNull()
})

test('a later failure breaks the connection, so that the response does not look complete', async () => {
  const failing = function* () {
    yield 'a piece'
    throw new Error('no second piece')
  }
  const reading = fetchPieces(failing()).then(response => response.text())
  await expect(reading).rejects.toThrow()
})

test('pieces are built only as the client reads them, and none once it is gone', async () => {
  let made = 0
  let ended: () => void = () => {}
  const end = new Promise<void>(resolve => {
    ended = resolve
  })
  const endless = function* () {
    try {
      for (;;) {
        made++
        yield 'x'.repeat(100_000)
      }
    } finally {
      ended()
    }
  }
  const controller = new AbortController()
  await fetchPieces(endless(), controller.signal)
  // The buffers in between take some pieces first. Without a stop, this never ends.
  for (let before = -1; before !== made; ) {
    before = made
    await new Promise(resolve => setTimeout(resolve, 100))
  }
  controller.abort()
  await end
})

const contract: Contract = {
  info: { title: 'Rows', version: '1.0.0' },
  paths: {
    '/rows': {
      get: {
        operationId: 'listRows',
        responses: {
          200: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Rows' } } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Rows: {
        type: 'object',
        additionalProperties: false,
        required: ['rows'],
        properties: { rows: { type: 'array', maxItems: 3, items: { $ref: '#/components/schemas/Row' } } },
      },
      Row: { type: 'object', required: ['a'], properties: { a: { type: 'integer' } } },
    },
  },
}

test.each([
  ['nothing', body([[{ a: 1 }], [{ a: 2 }]]), []],
  [
    'a row that is not as declared, once',
    body([[{ a: 1 }], [{ a: 'x' }, { a: 'y' }]]),
    ['/a must be integer'],
  ],
  ['a property next to the list', body([], { total: 1 }), ['must NOT have additional properties']],
  [
    'too many rows',
    body([
      [{ a: 1 }, { a: 2 }],
      [{ a: 3 }, { a: 4 }],
    ]),
    ['rows has 4 rows'],
  ],
])('the contract check of a long list finds %s', (_what, long, complaints) => {
  const found: string[] = []
  const checked = createConformance(contract).list('listRows', 200, long, more => void found.push(...more))
  expect([...checked.slices].flat()).toEqual([...long.slices].flat())
  expect(found).toEqual(complaints.map(complaint => expect.stringContaining(complaint)))
})
