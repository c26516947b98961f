import type * as z from 'zod/mini'

export const requiredMessage = 'This field is required.'

type Issue = Pick<z.core.$ZodRawIssue, 'code'> & Record<string, unknown>

/**
 * What a failed rule says to the person who typed `value`. An empty value says that it is required,
 * whichever rule it broke: that a nothing is no e-mail address helps nobody.
 */
export function messageFor(issue: Issue, value: unknown): string {
  if (isEmpty(value)) return requiredMessage
  switch (issue.code) {
    case 'too_big':
      return sizeMessage('at most', issue.origin, issue.maximum)
    case 'too_small':
      return sizeMessage('at least', issue.origin, issue.minimum)
    case 'invalid_format':
      return formatMessages[String(issue.format)] ?? 'This value is not in the right form.'
    case 'invalid_value':
      return 'Please select an option.'
    case 'unrecognized_keys':
      return 'This form and the server disagree about its fields. Refresh the page and try again.'
    default:
      return 'This value is not valid.'
  }
}

export function isEmpty(value: unknown) {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

const formatMessages: Record<string, string> = {
  email: 'Enter a valid e-mail address.',
  url: 'Enter a valid web address, with https:// in front.',
  date: 'Enter a valid date.',
  datetime: 'Enter a valid date and time.',
  regex: 'This has characters that are not allowed here.',
}

function sizeMessage(bound: 'at most' | 'at least', origin: unknown, size: unknown) {
  const count = Number(size)
  if (origin === 'string') return `Use ${bound} ${plural(count, 'character')}.`
  if (origin === 'array' || origin === 'set') return `Choose ${bound} ${plural(count, 'item')}.`
  return `Enter ${bound} ${count.toLocaleString('en-US')}.`
}

function plural(count: number, noun: string) {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}
