import { expect, test } from 'vitest'
import { createFindings, reportOf } from './findings.ts'
import { compareResponse, type SeenResponse } from './response-drift.ts'

const root = {
  components: {
    schemas: {
      Key: {
        type: 'object',
        additionalProperties: false,
        required: ['id', 'label', 'state', 'note'],
        properties: {
          id: { type: 'integer', minimum: 1 },
          label: { type: 'string', minLength: 1, maxLength: 5, pattern: '^[a-z]*$' },
          state: { type: 'string', enum: ['active', 'paused'] },
          note: { oneOf: [{ type: 'string' }, { type: 'null' }] },
          'a/b~c': { type: 'boolean' },
        },
      },
    },
  },
}
const operation = {
  responses: {
    200: {
      headers: { 'X-Total': {} },
      content: {
        'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/Key' } } },
      },
    },
    204: { description: 'Nothing.' },
  },
}
const key = { id: 1, label: 'abc', state: 'active', note: null }
const right = {
  status: 200,
  type: 'application/json; charset=utf-8',
  headers: ['Content-Type', 'X-Request-Id', 'x-total'],
  time: 5,
}
const body = (value: unknown) => ({ body: { text: JSON.stringify(value) } })
const driftOf = (seen: Partial<SeenResponse>) =>
  compareResponse(root, operation, { ...right, ...body([key]), ...seen }).map(
    ({ pointer, expected, found }) => `${pointer}: ${expected}, found ${found}`,
  )

test.each<[string, Partial<SeenResponse>, string]>([
  ['an extra property', body([{ ...key, more: 'secret' }]), '/body/0/more: no such property, found string'],
  ['a missing property', body([{ ...key, label: undefined }]), '/body/0/label: string, found missing'],
  ['a wrong type', body([{ ...key, label: {} }]), '/body/0/label: string, found object'],
  [
    'a wrong enum',
    body([{ ...key, state: 'x' }]),
    '/body/0/state: one of "active", "paused", found another string',
  ],
  ['a wrong status', { status: 418 }, '/status: 200, 204, found 418'],
  ['a wrong content type', { type: 'text/html' }, '/headers/content-type: application/json, found text/html'],
  ['a null', body([key, { ...key, id: null }]), '/body/1/id: integer, found null'],
  ['a number as text', body([{ ...key, id: '12' }]), '/body/0/id: integer, found number as text'],
  ['an extra header', { headers: ['X-Debug'] }, '/headers/x-debug: no such header, found header'],
  ['a slow response', { time: 1_500 }, '/time: at most 1000 ms, found slower'],
  ['a body where none is declared', { status: 204, headers: [] }, '/body: no body, found body'],
  ['no body where one is declared', { body: undefined }, '/body: application/json, found missing'],
  ['a body that is no JSON', { body: { text: '<' } }, '/body: JSON, found text'],
  ['a name with a slash', body([{ ...key, 'a/b~c': 1 }]), '/body/0/a~1b~0c: boolean, found number'],
  ['a choice of none', body([{ ...key, note: 1 }]), '/body/0/note: string or null, found number'],
  ['an empty text', body([{ ...key, label: '' }]), '/body/0/label: at least 1 character, found string'],
  ['a long text', body([{ ...key, label: 'abcdef' }]), '/body/0/label: at most 5 characters, found string'],
  [
    'a text of another form',
    body([{ ...key, label: 'A' }]),
    '/body/0/label: text like ^[a-z]*$, found string',
  ],
  ['a number out of bounds', body([{ ...key, id: 0 }]), '/body/0/id: at least 1, found number'],
])('%s is found at its pointer', (_, seen, finding) => {
  expect(driftOf(seen)).toEqual([finding])
})

test('a response as declared has no finding', () => {
  expect(driftOf({})).toEqual([])
})

test('findings are counted, the same one in several rows once, without any value', () => {
  const findings = createFindings()
  const drifts = (...keys: object[]) => compareResponse(root, operation, { ...right, ...body(keys) })
  const wrong = { ...key, label: 'top secret | words' }
  expect(findings.add('security', 'listKeys', drifts(wrong, wrong)).map(each => each.pointer)).toEqual([
    '/body/0/label',
    '/body/0/label',
  ])
  expect(findings.add('security', 'listKeys', drifts(wrong))).toEqual([])
  const report = reportOf(findings.list())
  expect(report).toContain(
    '| security listKeys | 200 | `/body/0/label` | at most 5 characters | string | 3 |',
  )
  expect(report).not.toContain('secret')
  findings.clear()
  expect(reportOf(findings.list())).toBe('Every response matched the contract.\n')
})
