import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { checkCity } from '#domain/validation/addresses.ts'
import { checkValues, fieldName, maxLengthOf, messageFor, ruleCheck } from './schema.ts'

// A test of the server in the same worker loads the whole library, which brings messages that the portal has not.
const { localeError } = z.config()
beforeAll(() => void z.config({ localeError: undefined }))
afterAll(() => void z.config({ localeError }))

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

function firstMessage(schema: z.ZodMiniType, value: unknown) {
  const result = schema.safeParse(value)
  const issue = result.error?.issues[0]
  if (!issue) throw new Error('the value is valid')
  return messageFor({ ...issue }, value)
}

const email = z.email().check(z.minLength(3), z.maxLength(254))

test.each<[string, z.ZodMiniType, unknown, string]>([
  ['an empty text', z.string().check(z.minLength(1)), '', 'This field is required.'],
  ['an empty email address', email, '', 'This field is required.'],
  ['nothing at all', z.string(), undefined, 'This field is required.'],
  ['an empty list', z.array(z.string()).check(z.minLength(1)), [], 'This field is required.'],
  ['a long text', z.string().check(z.maxLength(64)), 'a'.repeat(65), 'Use at most 64 characters.'],
  ['a short text', z.string().check(z.minLength(15)), 'short', 'Use at least 15 characters.'],
  ['one letter too few', z.string().check(z.length(1)), 'ab', 'Use at most 1 character.'],
  ['a bad email address', email, 'not@', 'Enter a valid email address.'],
  ['a pattern', z.string().check(z.regex(/^[a-z]+$/)), 'A1', 'Enter a valid value.'],
  [
    'a pattern with words of its own',
    z.string().check(z.regex(/^[a-z]+$/, 'Use small letters.')),
    'A1',
    'Use small letters.',
  ],
  [
    'a rule of ours',
    z.string().check(z.refine(() => false, 'Enter a valid city.')),
    'x',
    'Enter a valid city.',
  ],
  ['a rule without words', z.string().check(z.refine(() => false)), 'x', 'Enter a valid value.'],
  ['a choice', z.enum(['a', 'b']), 'c', 'Please select an option.'],
  ['a small number', z.int().check(z.gte(1)), 0, 'Enter at least 1.'],
  ['a large number', z.int().check(z.lte(10000)), 10001, 'Enter at most 10,000.'],
  ['a long list', z.array(z.string()).check(z.maxLength(1)), ['a', 'b'], 'Choose at most 1 item.'],
])('%s', (_, schema, value, message) => {
  expect(firstMessage(schema, value)).toBe(message)
})

const hostnameSchema = z.object({ city: z.string().check(ruleCheck(checkCity)) })

test('a form shows the message of the rule', async () => {
  expect((await checkValues(hostnameSchema, { city: '<' })).errors).toEqual({ city: 'Enter a valid city.' })
})

test('valid and empty values pass', async () => {
  expect((await checkValues(hostnameSchema, { city: 'Provo' })).values).toEqual({ city: 'Provo' })
  expect((await checkValues(hostnameSchema, { city: '' })).errors).toBeNull()
})
