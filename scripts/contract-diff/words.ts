import type { Impact } from './redocly.ts'

/** What a change is and what it means for callers, in words. */
export interface Verdict {
  impact: Impact
  what: string
  why: string
  /** Only the words of the contract changed, no line of code. */
  isText?: boolean
  /** The old values of a response enum with a new value. Code that switches on them misses the new one. */
  knownBefore?: string[]
}

/** The consent of an owner to one breaking change without a major version, as an entry of the changelog has it. */
export interface Approval {
  owner: string
  /** The last day on which it holds: 2026-12-31. */
  until: string
  reason: string
}

/** What a line says of a change of who may call. Its entry of the changelog has to give the reason. */
export const ACCESS = 'which is major for security'

export const code = (value: unknown) =>
  `\`${typeof value === 'string' && value ? value : JSON.stringify(value)}\``
export const listed = (values: readonly unknown[]) => values.map(code).join(', ')

const count = (value: unknown, unit: string) => `${value} ${unit}`
const LIMITS: Record<string, (value: unknown) => string> = {
  maxLength: value => `at most ${count(value, 'characters')}`,
  minLength: value => `at least ${count(value, 'characters')}`,
  maxItems: value => `at most ${count(value, 'entries')}`,
  minItems: value => `at least ${count(value, 'entries')}`,
  maxProperties: value => `at most ${count(value, 'properties')}`,
  minProperties: value => `at least ${count(value, 'properties')}`,
  maximum: value => `at most ${value}`,
  minimum: value => `at least ${value}`,
  exclusiveMaximum: value => `less than ${value}`,
  exclusiveMinimum: value => `more than ${value}`,
  pattern: value => `of the pattern ${code(value)}`,
  format: value => `of the format ${code(value)}`,
  uniqueItems: () => 'without doubles',
  type: value =>
    (Array.isArray(value) ? value : [value]).map(type => (type === 'null' ? 'null' : `${type}`)).join(' or '),
}

export const isLimit = (keyword: string) => keyword in LIMITS

/** `at most 40 characters, before at most 64 characters` */
export function changed(keyword: string, before: unknown, after: unknown): string {
  const say = LIMITS[keyword] ?? (value => `${keyword} ${code(value)}`)
  if (before === undefined) return `is now ${say(after)}`
  if (after === undefined) return `need no longer be ${say(before)}`
  return `is now ${say(after)}, before ${say(before)}`
}
