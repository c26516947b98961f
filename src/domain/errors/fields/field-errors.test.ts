import { expect, test } from 'vitest'
import { type FieldRule, fieldError, fieldMessage } from './field-errors.ts'

test.each<[FieldRule, string]>([
  [{ name: 'required' }, 'This field is required.'],
  [{ name: 'too-short', limit: 15 }, 'Use at least 15 characters.'],
  [{ name: 'too-short', limit: 1 }, 'Use at least 1 character.'],
  [{ name: 'too-long', limit: 2048 }, 'Use at most 2,048 characters.'],
  [{ name: 'too-small', limit: 1 }, 'Enter at least 1.'],
  [{ name: 'too-large', limit: 100_000 }, 'Enter at most 100,000.'],
  [{ name: 'too-few', limit: 1 }, 'Choose at least 1 item.'],
  [{ name: 'too-many', limit: 20 }, 'Choose at most 20 items.'],
  [{ name: 'invalid-email' }, 'Enter a valid email address.'],
  [{ name: 'invalid-option' }, 'Please select an option.'],
  [{ name: 'unknown-field' }, 'This field is unknown.'],
  [{ name: 'unknown-field', suggestion: 'zipcode' }, 'This field is unknown. Did you mean “zipcode”?'],
  [{ name: 'unknown-parameter', parameter: 'match' }, 'This operation has no parameter “match”.'],
  [{ name: 'invalid-type' }, 'Enter a valid value.'],
  [{ name: 'invalid-format' }, 'Enter a valid value.'],
  [{ name: 'invalid-format', message: 'Leave out line breaks.' }, 'Leave out line breaks.'],
])('%o says: %s', (rule, message) => {
  expect(fieldMessage(rule)).toBe(message)
  expect(fieldError('label', rule)).toEqual({
    id: null,
    name: rule.name,
    message,
    fields: ['label'],
    status: 400,
  })
})
