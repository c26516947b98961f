import {
  GENERAL_LIMITS,
  type RateLimitRule,
  SHARED_ADDRESS_FACTOR,
} from '../../src/backend/kernel/contract/contract.ts'
import { INTERNAL_ROLE } from '../../src/domain/authorization/roles.ts'
import { type ActingNeed, actingNeedOf, requirementsOf } from '../../src/domain/contract/operation.ts'
import { exactAmount } from '../../src/domain/text/amounts.ts'

/** The parts of an operation that have a sentence. */
interface Sentenced {
  security?: Record<string, string[]>[]
  [extension: `x-${string}`]: unknown
}

/**
 * What an operation enforces, in sentences for those who call it. They end its description wherever it is read, so that
 * no one writes by hand, or forgets, what the extensions say.
 */
export function sentencesOf(method: string, operation: Sentenced): string[] {
  return [
    repeatSentence(operation),
    rateSentence(operation['x-rate-limit'] as RateLimitRule | undefined),
    operation['x-read-replica'] === true ? REPLICA_SENTENCE : undefined,
    actingSentence(method, operation),
    tokenSentence(operation['x-no-token'] as string | undefined),
  ].filter(sentence => sentence !== undefined)
}

const REPLICA_SENTENCE =
  'The response can lack what happened in the last seconds: `As-Of` says when its data was current.'

/** What staff who act as another person need for an operation; undefined for one that such a call can't reach. */
export function actingOf(method: string, operation: Sentenced): ActingNeed | undefined {
  const { auth, roles } = requirementsOf(operation.security)
  if (auth !== 'bearer') return undefined
  return actingNeedOf({
    method,
    roles,
    recentLogin: operation['x-recent-login'] as number | undefined,
    acting: operation['x-acting'] as ActingNeed | undefined,
  })
}

function actingSentence(method: string, operation: Sentenced): string | undefined {
  const isForStaff = requirementsOf(operation.security).roles.some(set => set.includes(INTERNAL_ROLE))
  if (isForStaff || actingOf(method, operation) !== 'never') return undefined
  return "Staff who act as a person can't call it."
}

function tokenSentence(reason: string | undefined): string | undefined {
  return reason === undefined
    ? undefined
    : `API tokens can't call it: ${reason[0]?.toLowerCase()}${reason.slice(1)}`
}

/**
 * What holds for all operations together, for the description of a service; undefined for one that only programs call, whose
 * operations have their own.
 */
export function generalSentences(operations: readonly Sentenced[]): string | undefined {
  const isForPeople = operations.some(({ security }) =>
    ['none', 'session', 'bearer'].includes(requirementsOf(security).auth),
  )
  if (!isForPeople) return undefined
  const { person, address, staff, changesOfStaff } = GENERAL_LIMITS
  return [
    `**General limits.** ${rateSentence(person)} ${rateSentence(address)?.replace('.', ', of those without a login.')}`,
    `Of the operations for staff: at most ${staff.calls} calls by a person in ${timeSpan(staff.seconds)}, ${changesOfStaff.calls} of them changes.`,
    'A call with an API token counts for the token instead of the person. It is rejected with `token-not-allowed` by an operation that takes none, with `token-network-rejected` from another network, with `token-account-required` where the token is for several accounts and `X-Account` names none, and with `token-account-rejected` where it names another one.',
    'Staff who act as a person with read-only access are rejected with `acting-read-only` where something would change.',
    'Each response has an `X-Request-Id`, which support and the log find the call by, and the `X-Release` of the portal that the server has, if it has one.',
  ].join(' ')
}

/** What to use instead of a deprecated parameter or property; undefined for what is not deprecated. */
export function deprecationSentence(node: Readonly<Record<string, unknown>>): string | undefined {
  const { deprecated, 'x-deprecated-message': instead, 'x-sunset': sunset } = node
  if (deprecated !== true || typeof instead !== 'string') return undefined
  return `Deprecated: ${instead}${typeof sunset === 'string' ? ` It ends on ${sunset}.` : ''}`
}

function repeatSentence({ 'x-repeat': repeat, 'x-idempotent': kept }: Sentenced): string | undefined {
  const sentences: string[] = []
  if (typeof kept === 'number')
    sentences.push(
      `The same call with the same Idempotency-Key gets the first response again for ${timeSpan(kept)}.`,
    )
  if (typeof repeat === 'string') {
    const said = REPEATS[repeat] ?? `A repeated call is rejected with \`${repeat}\`.`
    sentences.push(kept === undefined ? said : said.replace('call', 'call without a key'))
  }
  return sentences.join(' ') || undefined
}

const REPEATS: Readonly<Record<string, string>> = {
  same: 'A repeated call changes nothing more.',
  again: 'A repeated call does it again.',
}

const COUNTED: Readonly<Record<RateLimitRule['by'][number], (calls: number) => string>> = {
  address: calls => `${exactAmount(calls)} calls from an address`,
  'shared-address': calls => `${exactAmount(calls * SHARED_ADDRESS_FACTOR)} calls from an address`,
  'address-failures': calls => `${exactAmount(calls)} rejected calls from an address`,
  username: calls => `${exactAmount(calls)} calls for a username`,
  failures: calls => `${exactAmount(calls)} failed attempts for a username`,
  person: calls => `${exactAmount(calls)} calls by a person`,
  client: calls => `${exactAmount(calls)} calls by a program`,
}

function rateSentence(rule: RateLimitRule | undefined): string | undefined {
  // The lint finds a rule of another form later, with its line.
  if (!rule?.by?.every?.(member => member in COUNTED)) return undefined
  const counted = rule.by.map(member => COUNTED[member](rule.calls)).join(', and ')
  return `At most ${counted} in ${timeSpan(rule.seconds)}.`
}

/** A number of seconds in its largest whole unit: `24 hours`, `a minute`. */
export function timeSpan(seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds % each === 0) ?? [1, 'second']
  const count = seconds / size
  if (count === 1) return `${unit === 'hour' ? 'an' : 'a'} ${unit}`
  return `${exactAmount(count)} ${unit}s`
}

const UNITS: readonly (readonly [size: number, unit: string])[] = [
  [3600, 'hour'],
  [60, 'minute'],
]
