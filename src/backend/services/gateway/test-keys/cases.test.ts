import { expect, test } from 'vitest'
import { requestedCase, testCasesOf } from './cases.ts'

const examples = (...names: string[]) => ({
  content: {
    'application/json': {
      examples: Object.fromEntries(names.map(name => [name, { summary: name, value: [] }])),
    },
  },
})

const contract = {
  paths: {
    '/us-street': {
      get: {
        operationId: 'verifyUsAddress',
        parameters: [{ name: 'street' }],
        responses: {
          200: examples('verified', 'not-found'),
          402: { $ref: '#/components/responses/NothingPays' },
        },
      },
      post: {
        operationId: 'verifyUsAddresses',
        responses: { 200: examples('list'), 412: examples('not-json') },
      },
    },
    '/us-reverse-geocoding': {
      get: {
        operationId: 'findNearestUsAddresses',
        parameters: [{ $ref: '#/components/parameters/Latitude' }],
        responses: { 200: examples('house', 'several'), 429: examples('too-fast') },
      },
    },
  },
  components: {
    parameters: { Latitude: { name: 'latitude' } },
    responses: { NothingPays: examples('used-up') },
  },
}

const summaryOf = (operationId: string) =>
  testCasesOf(contract, operationId).map(({ status, name, input }) => ({ status, name, input }))

test('each example of an operation has an input, the usual one first', () => {
  expect(summaryOf('verifyUsAddress')).toEqual([
    { status: 200, name: 'verified', input: 'Test verified' },
    { status: 200, name: 'not-found', input: 'Test not-found' },
    { status: 402, name: 'used-up', input: 'Test used-up' },
  ])
})

test('a list has the successes of a single lookup, and errors of its own', () => {
  expect(summaryOf('verifyUsAddresses').map(({ name }) => name)).toEqual([
    'verified',
    'not-found',
    'not-json',
  ])
})

test('an operation that takes a point has points', () => {
  expect(summaryOf('findNearestUsAddresses').map(({ input }) => input)).toEqual([
    { latitude: 20, longitude: 1 },
    { latitude: 20, longitude: 2 },
    { latitude: 42.9, longitude: 1 },
  ])
})

test('an input requests its case regardless of case and spaces, and nothing else does', () => {
  const cases = testCasesOf(contract, 'verifyUsAddress')
  for (const street of ['Test used-up', ' TEST  Used-Up '])
    expect(requestedCase(cases, { street })?.name).toBe('used-up')
  expect(requestedCase(cases, { search: 'test not-found' })?.name).toBe('not-found')
  for (const street of ['Test', 'Test used up', '1 Test used-up', 'Test unknown', ''])
    expect(requestedCase(cases, { street })).toBeUndefined()
  const points = testCasesOf(contract, 'findNearestUsAddresses')
  expect(requestedCase(points, { latitude: 42.9, longitude: 1 })?.name).toBe('too-fast')
  expect(requestedCase(points, { latitude: 42.9, longitude: 2 })).toBeUndefined()
})
