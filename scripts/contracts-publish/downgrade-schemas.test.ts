import { describe, expect, test } from 'vitest'
import { downgradeSchema, downgradeSchemas } from './downgrade-schemas.ts'
import type { Node } from './nodes.ts'

const reference = (name: string) => ({ $ref: `#/components/schemas/${name}` })

describe('a schema in the words of 3.0', () => {
  test.each<[string, Node, Node]>([
    [
      'a type or null',
      { type: ['string', 'null'], maxLength: 9 },
      { type: 'string', nullable: true, maxLength: 9 },
    ],
    ['only null', { type: 'null' }, { type: 'string', nullable: true, enum: [null] }],
    ['examples', { type: 'string', examples: ['a', 'b'] }, { type: 'string', example: 'a' }],
    ['examples next to one', { example: 'c', examples: ['a'] }, { example: 'c' }],
    [
      'exclusive bounds',
      { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 },
      { type: 'number', minimum: 0, exclusiveMinimum: true, maximum: 1, exclusiveMaximum: true },
    ],
    [
      'an exclusive bound within another one',
      { type: 'number', minimum: 0, exclusiveMinimum: 5 },
      { type: 'number', minimum: 5, exclusiveMinimum: true },
    ],
    [
      'an exclusive bound outside of another one',
      { type: 'number', minimum: 5, exclusiveMinimum: 0 },
      { type: 'number', minimum: 5 },
    ],
    ['a reference', reference('Cents'), reference('Cents')],
    [
      'words next to a reference',
      { description: 'Before tax.', ...reference('Cents') },
      { description: 'Before tax.', allOf: [reference('Cents')] },
    ],
    ['no required properties', { type: 'object', required: [] }, { type: 'object' }],
    ['an extension', { type: 'string', 'x-secret': true }, { type: 'string', 'x-secret': true }],
  ])('%s', (_name, schema, expected) => expect(downgradeSchema(schema)).toEqual(expected))

  test.each<[string, Node]>([
    ['prefixItems', { type: 'array', prefixItems: [] }],
    ['if', { if: {} }],
    ['one type', { type: ['string', 'number'] }],
  ])('has no %s', (word, schema) => expect(() => downgradeSchema(schema)).toThrow(word))
})

describe('a choice between null and', () => {
  const Timestamp = { type: 'string', description: 'A time.', maxLength: 40 }
  const State = { type: 'string', enum: ['open', 'paid'] }
  const Card = {
    type: 'object',
    properties: { owner: { oneOf: [reference('Owner'), { type: 'null' }] } },
  }
  const Owner = { type: 'object', properties: {} }
  const Provider = { oneOf: [reference('Card'), reference('Owner')] }

  const schemasWith = (property: Node) => {
    const document = { components: { schemas: { Timestamp, State, Card, Owner, Provider, Used: property } } }
    return (downgradeSchemas(document).components as { schemas: Record<string, Node> }).schemas
  }

  test('a plain value writes it out', () => {
    const property = { description: 'When it was paid.', oneOf: [reference('Timestamp'), { type: 'null' }] }
    expect(schemasWith(property).Used).toEqual({
      type: 'string',
      nullable: true,
      maxLength: 40,
      description: 'When it was paid.',
    })
  })

  test('an object refers to a second component, and so on inside it', () => {
    const schemas = schemasWith({ anyOf: [reference('Card'), { type: 'null' }] })
    expect(schemas.Used).toEqual(reference('CardOrNull'))
    expect(schemas.CardOrNull).toEqual({
      type: 'object',
      nullable: true,
      properties: { owner: reference('OwnerOrNull') },
    })
    expect(schemas.OwnerOrNull).toEqual({ type: 'object', nullable: true, properties: {} })
    expect(schemas.Owner).toEqual(Owner)
  })

  test('an enum refers to a second component with null among its values', () => {
    const schemas = schemasWith({ description: 'Its state.', oneOf: [reference('State'), { type: 'null' }] })
    expect(schemas.Used).toEqual({ description: 'Its state.', allOf: [reference('StateOrNull')] })
    expect(schemas.StateOrNull).toEqual({ type: 'string', nullable: true, enum: ['open', 'paid', null] })
  })

  test('a union keeps it as a choice', () => {
    expect(schemasWith({ oneOf: [reference('Provider'), { type: 'null' }] }).Used).toEqual({
      anyOf: [reference('Provider'), { type: 'string', nullable: true, enum: [null] }],
    })
  })

  test('several others goes into the first', () => {
    const text = { type: 'string', maxLength: 9 }
    expect(schemasWith({ anyOf: [text, { type: 'boolean' }, { type: 'null' }] }).Used).toEqual({
      anyOf: [{ type: 'string', nullable: true, maxLength: 9 }, { type: 'boolean' }],
    })
  })
})
