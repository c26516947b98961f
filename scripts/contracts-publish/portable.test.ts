import { expect, test } from 'vitest'
import type { Node } from './nodes.ts'
import { portableSchema } from './portable.ts'

test.each<[string, Node, Node]>([
  ['a constant', { type: 'string', const: 'oidc' }, { type: 'string', enum: ['oidc'] }],
  [
    'one type next to null',
    { type: ['string', 'null'], maxLength: 9 },
    { type: ['string', 'null'], maxLength: 9 },
  ],
  [
    'an enum with null',
    { type: ['string', 'null'], description: 'Why.', enum: ['disabled', null], example: null },
    {
      description: 'Why.',
      anyOf: [{ type: 'string', enum: ['disabled'] }, { type: 'null' }],
      example: null,
    },
  ],
  [
    'several types, each with what applies to it',
    {
      type: ['string', 'number', 'array', 'null'],
      description: 'A value.',
      maxLength: 9,
      minimum: 0,
      maxItems: 3,
      items: { type: 'string' },
    },
    {
      description: 'A value.',
      anyOf: [
        { type: 'string', maxLength: 9 },
        { type: 'number', minimum: 0 },
        { type: 'array', maxItems: 3, items: { type: 'string' } },
        { type: 'null' },
      ],
    },
  ],
  [
    'an enum of several types',
    { type: ['boolean', 'string', 'null'], enum: [true, false, 'true', null], example: true },
    { anyOf: [{ type: 'boolean' }, { type: 'string', enum: ['true'] }, { type: 'null' }], example: true },
  ],
  [
    'a type without a value in the enum',
    { type: ['integer', 'string', 'null'], enum: [1, 2.5, 'a'] },
    {
      anyOf: [
        { type: 'integer', enum: [1] },
        { type: 'string', enum: ['a'] },
      ],
    },
  ],
])('%s', (_name, schema, expected) => expect(portableSchema(schema)).toEqual(expected))
