import { expect, test } from 'vitest'
import { type Node, oneSpelling } from './spelling.ts'

const spelled = (schema: Node) => oneSpelling(schema, new WeakMap())
const text = { type: 'string', maxLength: 9 }

test.each([
  ['anyOf with null', { anyOf: [text, { type: 'null' }] }, { ...text, type: ['string', 'null'] }],
  ['oneOf with null first', { oneOf: [{ type: 'null' }, text] }, { ...text, type: ['string', 'null'] }],
  ['a union of one', { oneOf: [text] }, text],
  [
    'an enum with null',
    { oneOf: [{ type: 'string', enum: ['a'] }, { type: 'null' }] },
    { type: ['string', 'null'], enum: ['a', null] },
  ],
  ['a constant', { const: 'a' }, { enum: ['a'] }],
  [
    'a null that the enum leaves out',
    { type: ['string', 'null'], enum: ['a'] },
    { type: 'string', enum: ['a'] },
  ],
  ['the order of types', { type: ['null', 'string'] }, { type: ['string', 'null'] }],
  [
    'the order of required',
    { type: 'object', properties: {}, required: ['b', 'a'] },
    { type: 'object', properties: {}, required: ['a', 'b'] },
  ],
  [
    'a union in a union',
    { oneOf: [{ oneOf: [text, { type: 'integer' }] }, { type: 'null' }] },
    { oneOf: [text, { type: 'integer' }, { type: 'null' }] },
  ],
  ['the format of a number', { type: 'integer', format: 'int64' }, { type: 'integer' }],
  [
    'what says nothing',
    { type: 'string', minLength: 0, deprecated: false, required: [] },
    { type: 'string' },
  ],
])('%s has one spelling', (_name, schema: Node, expected: Node) => {
  expect(spelled(schema)).toEqual(spelled(expected))
  expect(spelled(schema)).toEqual(expected)
})

test('the words around a union stay with it', () => {
  expect(
    spelled({
      description: 'Its own words.',
      oneOf: [{ ...text, description: 'Others.' }, { type: 'null' }],
    }),
  ).toEqual({
    ...text,
    type: ['string', 'null'],
    description: 'Its own words.',
  })
})

test.each([
  ['null', { type: ['string', 'null'] }, { type: 'string' }],
  ['a member', { oneOf: [text, { type: 'integer' }] }, { oneOf: [text] }],
  ['a limit', { anyOf: [text, { type: 'null' }] }, { anyOf: [{ type: 'string' }, { type: 'null' }] }],
])('%s more or less is a difference', (_name, one: Node, other: Node) => {
  expect(spelled(one)).not.toEqual(spelled(other))
})
