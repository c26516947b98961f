import { countOf, exactAmount } from '#domain/text/amounts.ts'
import type { ErrorItem } from '../entry.ts'

/**
 * What can be wrong with a field, and the message for it. The server maps the validator's findings to these
 * and the forms map theirs, so both sides say the same (account-portal §5).
 */
export type FieldRule =
  | { name: 'required' | 'invalid-email' | 'invalid-option' | 'invalid-type' }
  | { name: 'unknown-field'; suggestion?: string | undefined }
  | { name: 'unknown-parameter'; parameter: string; suggestion?: string | undefined }
  | { name: 'too-short' | 'too-long'; limit: number }
  | { name: 'too-small' | 'too-large'; limit: number }
  | { name: 'too-few' | 'too-many'; limit: number }
  | { name: 'invalid-format'; message?: string }

export function fieldMessage(rule: FieldRule): string {
  switch (rule.name) {
    case 'required':
      return 'This field is required.'
    case 'too-short':
      return `Use at least ${countOf(rule.limit, 'character')}.`
    case 'too-long':
      return `Use at most ${countOf(rule.limit, 'character')}.`
    case 'too-small':
      return `Enter at least ${exactAmount(rule.limit)}.`
    case 'too-large':
      return `Enter at most ${exactAmount(rule.limit)}.`
    case 'too-few':
      return `Choose at least ${countOf(rule.limit, 'item')}.`
    case 'too-many':
      return `Choose at most ${countOf(rule.limit, 'item')}.`
    case 'invalid-email':
      return 'Enter a valid email address.'
    case 'invalid-option':
      return 'Please select an option.'
    case 'unknown-field':
      return `This field is unknown.${didYouMean(rule.suggestion)}`
    case 'unknown-parameter':
      return `This operation has no parameter “${rule.parameter}”.${didYouMean(rule.suggestion)}`
    case 'invalid-format':
      return rule.message ?? 'Enter a valid value.'
    case 'invalid-type':
      return 'Enter a valid value.'
  }
}

const didYouMean = (suggestion: string | undefined) => (suggestion ? ` Did you mean “${suggestion}”?` : '')

/** The wire form of a field error, status 400. */
export function fieldError(field: string, rule: FieldRule): ErrorItem {
  return { id: null, name: rule.name, message: fieldMessage(rule), fields: [field], status: 400 }
}
