import { describe, expect, test } from 'vitest'
import { createAjv, createValidatorCompiler, toErrorItems } from './validation.ts'

function errorsOf(schema: object, value: unknown) {
  const validate = createAjv().compile(schema)
  if (validate(value)) return []
  return toErrorItems(validate.errors ?? []).map(({ name, fields, message }) => [name, ...fields, message])
}
const text = (rules: object) => ({ properties: { label: { type: 'string', ...rules } } })

test.each<[string, object, unknown, string[][]]>([
  [
    'a short text',
    text({ minLength: 3 }),
    { label: 'ab' },
    [['too-short', 'label', 'Use at least 3 characters.']],
  ],
  [
    'a long text',
    text({ maxLength: 3 }),
    { label: 'abcd' },
    [['too-long', 'label', 'Use at most 3 characters.']],
  ],
  ['a text of three signs outside of the basic plane', text({ maxLength: 3 }), { label: '👍👍👍' }, []],
  [
    'an empty text',
    text({ minLength: 3, format: 'email' }),
    { label: '' },
    [['required', 'label', 'This field is required.']],
  ],
  [
    'no address',
    text({ format: 'email', minLength: 9 }),
    { label: 'x' },
    [['invalid-email', 'label', 'Enter a valid email address.']],
  ],
  [
    'an empty list where a list or null may be',
    {
      properties: {
        tags: { anyOf: [{ type: 'array', minItems: 1, items: { type: 'integer' } }, { type: 'null' }] },
      },
    },
    { tags: [] },
    [['too-few', 'tags', 'Choose at least 1 item.']],
  ],
  [
    'an item that is listed twice',
    { properties: { tags: { type: 'array', uniqueItems: true, items: { type: 'integer' } } } },
    { tags: [1, 2, 1] },
    [['invalid-format', 'tags', 'Choose each item once.']],
  ],
  [
    'a wrong entry of a list that may be null',
    { properties: { tags: { anyOf: [{ type: 'array', items: { type: 'integer' } }, { type: 'null' }] } } },
    { tags: [1, 'b'] },
    [['invalid-type', 'tags.1', 'Enter a valid value.']],
  ],
  [
    'a text where a list or null may be',
    { properties: { tags: { anyOf: [{ type: 'array' }, { type: 'null' }] } } },
    { tags: 'b' },
    [['invalid-type', 'tags', 'Enter a valid value.']],
  ],
  [
    'a value of two branches where it may be of one',
    { properties: { tags: { oneOf: [{ type: 'integer' }, { type: 'number' }] } } },
    { tags: 1 },
    [['invalid-format', 'tags', 'Enter a valid value.']],
  ],
  ['another type', text({}), { label: 7 }, [['invalid-type', 'label', 'Enter a valid value.']]],
  [
    'a pattern',
    text({ pattern: '^a' }),
    { label: 'b' },
    [['invalid-format', 'label', 'Enter a valid value.']],
  ],
  [
    'a pattern with words',
    text({ pattern: '^a', 'x-pattern-message': 'Begin with a.' }),
    { label: 'b' },
    [['invalid-format', 'label', 'Begin with a.']],
  ],
  [
    'an option',
    text({ enum: ['a'] }),
    { label: 'b' },
    [['invalid-option', 'label', 'Please select an option.']],
  ],
  ['no body', { type: 'object' }, null, [['invalid-type', 'body', 'Enter a valid value.']]],
  [
    'a field of a field',
    { properties: { a: { properties: { 'b/c': { type: 'string' } } } } },
    { a: { 'b/c': 1 } },
    [['invalid-type', 'a.b/c', 'Enter a valid value.']],
  ],
  [
    'an entry of a list',
    { properties: { ids: { items: { type: 'integer' } } } },
    { ids: [1, 'x'] },
    [['invalid-type', 'ids.1', 'Enter a valid value.']],
  ],
  [
    'an empty list',
    { properties: { ids: { minItems: 1 } } },
    { ids: [] },
    [['too-few', 'ids', 'Choose at least 1 item.']],
  ],
])('%s', (_, schema, value, expected) => expect(errorsOf(schema, value)).toEqual(expected))

test('stops at a hundred entries, however much is wrong', () => {
  const value = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`field${index}`, index]))
  expect(errorsOf({ additionalProperties: false }, value)).toHaveLength(100)
})

test('cuts an overlong name', () => {
  const [[, field] = []] = errorsOf({ additionalProperties: false }, { ['x'.repeat(5_000)]: 1 })
  expect(field).toHaveLength(200)
})

describe('the validator of a request', () => {
  const schema = { type: 'object', properties: { page: { type: 'integer', default: 1 } } }
  const compile = createValidatorCompiler()

  test('reads parameters from their text', () => {
    const query = { page: '7' }
    expect(compile({ schema, httpPart: 'querystring' })(query)).toBe(true)
    expect(query).toEqual({ page: 7 })
  })

  test('does not coerce a body', () => {
    expect(compile({ schema, httpPart: 'body' })({ page: '7' })).toBe(false)
  })

  test('fills in defaults', () => {
    const query = {}
    compile({ schema, httpPart: 'querystring' })(query)
    expect(query).toEqual({ page: 1 })
  })

  describe('of a body', () => {
    const validate = compile({
      schema: {
        type: 'object',
        additionalProperties: false,
        properties: {
          lookups: {
            type: 'array',
            minItems: 1,
            maxItems: 100,
            items: { type: 'object', required: ['street'], properties: { street: { type: 'string' } } },
          },
        },
      },
      httpPart: 'body',
    })
    const namesOf = (data: unknown) => {
      validate(data)
      return toErrorItems(validate.errors ?? []).map(({ name, fields }) => [name, ...fields])
    }

    test('reports everything that is wrong with one that a person could have typed', () => {
      expect(namesOf({ lookups: [{}, {}, { street: 1 }], other: 1 })).toEqual([
        ['unknown-field', 'other'],
        ['required', 'lookups.0.street'],
        ['required', 'lookups.1.street'],
        ['invalid-type', 'lookups.2.street'],
      ])
    })

    test('stops at the length of a list that is too long', () => {
      const lookups = Array.from({ length: 21_000 }, () => ({}))
      expect(namesOf({ lookups })).toEqual([['too-many', 'lookups']])
      expect(validate.errors).toHaveLength(1)
    })

    test('stops at the first of thousands of unknown fields, however deep', () => {
      const fields = Object.fromEntries(Array.from({ length: 7_000 }, (_, index) => [`f${index}`, 1]))
      expect(namesOf(fields)).toEqual([['unknown-field', 'f0']])
      expect(namesOf({ lookups: [{ street: [[[fields]]] }, {}] })).toEqual([
        ['invalid-type', 'lookups.0.street'],
      ])
      expect(validate.errors).toHaveLength(1)
    })
  })
})
