import type * as z from 'zod/mini'
import { type FieldRule, fieldMessage } from '#domain/errors/field-errors.ts'

type Issue = Pick<z.core.$ZodRawIssue, 'code'> & Record<string, unknown>

/** The schema library's message for a pattern without its own. */
const NO_MESSAGE = 'Invalid input'

/** The message of a failed check for `value`, the same as the server's. */
export function messageFor(issue: Issue, value: unknown): string {
  return fieldMessage(ruleOf(issue, value))
}

/**
 * An empty value is reported as missing, whichever rule it broke: "not an email address" would not help. An
 * empty list may have a rule of its own, which says what to select.
 */
function ruleOf(issue: Issue, value: unknown): FieldRule {
  if (isEmpty(value) && !(Array.isArray(value) && issue.code === 'custom')) return { name: 'required' }
  const isText = issue.origin === 'string'
  const isNumber = issue.origin === 'number' || issue.origin === 'int'
  switch (issue.code) {
    case 'too_big':
      return { name: isText ? 'too-long' : isNumber ? 'too-large' : 'too-many', limit: Number(issue.maximum) }
    case 'too_small':
      return { name: isText ? 'too-short' : isNumber ? 'too-small' : 'too-few', limit: Number(issue.minimum) }
    case 'invalid_format':
      if (issue.format === 'email') return { name: 'invalid-email' }
      // `x-pattern-message` of the contract.
      if (typeof issue.message === 'string' && issue.message !== NO_MESSAGE)
        return { name: 'invalid-format', message: issue.message }
      return { name: 'invalid-format' }
    case 'custom':
      // A rule of `src/domain/validation`, which has its own message.
      return typeof issue.message === 'string' && issue.message !== NO_MESSAGE
        ? { name: 'invalid-format', message: issue.message }
        : { name: 'invalid-format' }
    case 'invalid_value':
      return { name: 'invalid-option' }
    case 'unrecognized_keys':
      return { name: 'unknown-field' }
    default:
      return { name: 'invalid-type' }
  }
}

export function isEmpty(value: unknown) {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
