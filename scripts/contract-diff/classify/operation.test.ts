import { expect, test } from 'vitest'
import { locateOperations } from '../../contract/document.ts'
import type { OpenApiDocument, OperationObject } from '../../generate/bundle.ts'
import { classifyOperationItself, type Side } from './operation.ts'

function sideWith(parts: Partial<OperationObject>, method: 'get' | 'post' = 'get'): Side {
  const operationObject = { operationId: 'listKeys', summary: '', description: '', responses: {}, ...parts }
  const document: OpenApiDocument = {
    openapi: '3.1.0',
    info: { title: 'Keys', version: '1.0.0' },
    paths: { '/keys': { [method]: operationObject } },
  }
  const [operation] = locateOperations(document)
  if (!operation) throw new Error('no operation')
  return { document, operation }
}

const impacts = (before: Partial<OperationObject>, after: Partial<OperationObject>) =>
  classifyOperationItself(sideWith(before), sideWith(after)).map(({ impact }) => impact)

const [viewer, editor] = [{ bearer: ['viewer'] }, { bearer: ['editor'] }]
const both = { bearer: ['viewer', 'editor'] }

test.each([
  ['no role is needed any more', [viewer], [], ['major']],
  ['everybody is asked', [], [viewer], ['major']],
  ['another role', [viewer], [editor], ['major']],
  ['one more alternative', [viewer], [viewer, editor], ['major']],
  ['one alternative less', [viewer, editor], [viewer], ['major']],
  ['one more role', [viewer], [both], ['major']],
  ['one role less', [both], [viewer], ['major']],
  ['a wider alternative makes another one needless', [viewer, both], [viewer], []],
  ['the order of alternatives', [viewer, editor], [editor, viewer], []],
  ['another way to prove who calls', [{ session: [] }], [{ bearer: [] }], ['major']],
])('security: %s', (_name, before, after, expected) => {
  expect(impacts({ security: before }, { security: after })).toEqual(expected)
})

test.each([
  ['is stated for the first time', undefined, 'same', ['patch']],
  ['becomes safe', 'again', 'same', ['minor']],
  ['is safe no more', 'same', 'again', ['major']],
  ['is rejected', 'same', 'not-found', ['major']],
  ['stays', 'same', 'same', []],
])('what a repeated call does %s', (_name, before, after, expected) => {
  expect(impacts({ 'x-repeat': before }, { 'x-repeat': after })).toEqual(expected)
})

const rate = { calls: 10, seconds: 60, by: ['address'] }
test.each([
  ['is new', undefined, rate, ['major']],
  ['is gone', rate, undefined, ['minor']],
  ['allows fewer calls', rate, { ...rate, calls: 9 }, ['major']],
  ['counts for longer', rate, { ...rate, seconds: 90 }, ['major']],
  ['counts on one more', rate, { ...rate, by: ['address', 'username'] }, ['major']],
  ['counts failures only', { ...rate, by: ['username'] }, { ...rate, by: ['failures'] }, ['minor']],
  ['lets more people share an address', rate, { ...rate, by: ['shared-address'] }, ['minor']],
  ['counts failures of an address only', rate, { ...rate, by: ['address-failures'] }, ['minor']],
  ['counts failures, too', rate, { ...rate, by: ['address', 'failures'] }, ['major']],
  ['allows more calls', rate, { ...rate, calls: 20 }, ['minor']],
  ['allows more calls for longer, at a lower rate', rate, { ...rate, calls: 20, seconds: 180 }, ['major']],
])('a rate limit %s', (_name, before, after, expected) => {
  expect(impacts({ 'x-rate-limit': before }, { 'x-rate-limit': after })).toEqual(expected)
})

test.each([
  ['is declared', undefined, { max: 20, error: 'full' }, ['patch']],
  ['allows fewer', { max: 20, error: 'full' }, { max: 19, error: 'full' }, ['major']],
  ['allows more', { max: 20, error: 'full' }, { max: 21, error: 'full' }, ['minor']],
])('a limit that %s', (_name, before, after, expected) => {
  expect(impacts({ 'x-limit': before }, { 'x-limit': after })).toEqual(expected)
})

test('what may be read from a replica is reported in both directions', () => {
  expect(impacts({}, { 'x-read-replica': true })).toEqual(['minor'])
  expect(impacts({ 'x-read-replica': true }, {})).toEqual(['minor'])
  expect(impacts({ 'x-read-replica': true }, { 'x-read-replica': true })).toEqual([])
})

test.each([
  ['x-recent-login', undefined, 900, 'major'],
  ['x-recent-login', 900, 60, 'major'],
  ['x-recent-login', 60, 900, 'minor'],
  ['x-recent-login', 60, undefined, 'minor'],
  ['x-idempotent', undefined, 900, 'minor'],
  ['x-idempotent', 900, 60, 'major'],
  ['x-idempotent', 60, 900, 'minor'],
  ['x-idempotent', 60, undefined, 'major'],
] as const)('%s from %s to %s seconds is %s', (key, before, after, expected) => {
  expect(impacts({ [key]: before }, { [key]: after })).toEqual([expected])
})

const errors = (...names: string[]) => ({
  responses: {
    409: {
      description: '',
      content: {
        'application/json': {
          examples: Object.fromEntries(
            names.map(name => [`example-of-${name}`, { value: [{ name, status: 409 }] }]),
          ),
        },
      },
    },
  },
})
test.each([
  ['an error that is no longer declared', errors('locked', 'full'), errors('full'), ['major']],
  ['an error that is declared now', errors('full'), errors('locked', 'full'), ['minor']],
  ['the order of examples', errors('locked', 'full'), errors('full', 'locked'), ['patch']],
])('examples: %s', (_name, before, after, expected) => {
  expect(impacts(before, after)).toEqual(expected)
})

const numbered = (...ids: number[]) => ({
  responses: {
    409: {
      description: '',
      content: {
        'application/json': {
          examples: { full: { value: ids.map(id => ({ id, name: 'full', status: 409 })) } },
        },
      },
    },
  },
})
test.each([
  ['another one', numbered(7), numbered(8), ['major']],
  ['one more', numbered(7), numbered(7, 8), ['major']],
  ['the same ones', numbered(7, 8), numbered(8, 7), ['patch']],
])('the id of an error: %s', (_name, before, after, expected) => {
  expect(impacts(before, after)).toEqual(expected)
})

test.each([
  ['read', undefined, 'major'],
  [undefined, 'read', 'major'],
] as const)('x-acting: %s from %s is %s', (after, before, expected) => {
  const post = (acting?: string) =>
    sideWith({ 'x-acting': acting, security: [{ bearer: ['viewer'] }] }, 'post')
  expect(classifyOperationItself(post(before), post(after)).map(({ impact }) => impact)).toEqual([expected])
})

test('x-acting that states the default makes no difference', () => {
  expect(impacts({ security: [viewer] }, { security: [viewer], 'x-acting': 'read' })).toEqual(['patch'])
})

test.each([
  ['taking them', {}, { security: [viewer, { apiToken: ['viewer'] }] }, ['minor']],
  ['taking them no longer', { security: [viewer, { apiToken: ['viewer'] }] }, {}, ['major']],
  ['another reason', { 'x-no-token': 'It pays.' }, { 'x-no-token': 'It is for staff.' }, ['patch']],
])('API tokens: %s', (_name, before, after, expected) => {
  expect(impacts({ security: [viewer], ...before }, { security: [viewer], ...after })).toEqual(expected)
})

test.each([
  ['taking them', [viewer], [viewer, { setUpLink: [] }], ['minor']],
  ['taking them no longer', [viewer, { setUpLink: [] }], [viewer], ['major']],
])('set-up links: %s', (_name, before, after, expected) => {
  expect(impacts({ security: before }, { security: after })).toEqual(expected)
})

test.each([
  [true, undefined, 'minor'],
  [undefined, true, 'major'],
])('x-before-password-change: %s from %s is %s', (after, before, expected) => {
  const key = 'x-before-password-change'
  expect(impacts({ [key]: before }, { [key]: after })).toEqual([expected])
})

test.each([
  [true, undefined, 'minor'],
  [undefined, true, 'major'],
])('x-while-closing: %s from %s is %s', (after, before, expected) => {
  const key = 'x-while-closing'
  expect(impacts({ [key]: before }, { [key]: after })).toEqual([expected])
})

test('another entry in the activity log makes no difference to callers', () => {
  const paused = { kind: 'keys', summary: 'Paused {label}' }
  expect(impacts({ 'x-activity': paused }, { 'x-activity': { ...paused, kind: 'team' } })).toEqual(['patch'])
  expect(impacts({}, { 'x-activity': paused })).toEqual(['patch'])
})
