import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkValues, fieldName, maxLengthOf } from './schema.ts'

const schema = z.strictObject({
  label: z.string().check(z.minLength(1), z.maxLength(64)),
  description: z.optional(z.string().check(z.minLength(3), z.maxLength(256))),
  hostnames: z.array(z.string().check(z.minLength(4))),
  email: z.email().check(z.maxLength(254)),
})

const valid = { label: 'Checkout', description: '', hostnames: ['example.com'], email: 'a@example.com' }

test('an empty optional text is not submitted', async () => {
  expect(await checkValues(schema, valid)).toEqual({
    errors: null,
    values: { label: 'Checkout', hostnames: ['example.com'], email: 'a@example.com' },
  })
})

test('each field gets one error, also within lists', async () => {
  const { errors } = await checkValues(schema, { ...valid, label: '', email: 'x', hostnames: ['a.io', 'b'] })
  expect(errors).toEqual({
    label: 'This field is required.',
    email: 'Enter a valid email address.',
    'hostnames[1]': 'Use at least 4 characters.',
  })
})

test('limits are read from the schema, through optional', () => {
  expect(maxLengthOf(schema, 'label')).toBe(64)
  expect(maxLengthOf(schema, 'description')).toBe(256)
  expect(maxLengthOf(schema, 'email')).toBe(254)
  expect(maxLengthOf(schema, 'hostnames')).toBeUndefined()
  expect(maxLengthOf(schema, 'nothing')).toBeUndefined()
})

test('field names', () => {
  expect(fieldName(['hostnames', 2, 'name'])).toBe('hostnames[2].name')
})
