import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { messageFor } from './messages.ts'

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
