import { type Example, type LocatedOperation, type MediaType, members } from '../../contract/document.ts'
import type { OpenApiDocument } from '../../generate/bundle.ts'
import type { Impact } from '../redocly.ts'
import { ACCESS, code, listed, type Verdict } from '../words.ts'
import {
  classifyActing,
  classifyPasswordChange,
  classifySetUpLinks,
  classifyTokens,
  classifyWhileClosing,
} from './access.ts'

export type OperationVerdict = Verdict & { where: string }
export interface Side {
  document: OpenApiDocument
  operation: LocatedOperation
}

/**
 * What a comparison of values gets wrong: who may call, how often, how recent the login must be, how long a
 * repeated call is safe, and which errors the examples show.
 */
export function classifyOperationItself(base: Side, revision: Side): OperationVerdict[] {
  const verdicts = [
    classifySecurity(base.operation.object.security, revision.operation.object.security),
    classifyRate(base.operation.object['x-rate-limit'], revision.operation.object['x-rate-limit']),
    classifyLimit(base.operation.object['x-limit'], revision.operation.object['x-limit']),
    classifySeconds(
      RECENT_LOGIN,
      base.operation.object['x-recent-login'],
      revision.operation.object['x-recent-login'],
    ),
    classifyRepeat(base.operation.object['x-repeat'], revision.operation.object['x-repeat']),
    classifyTokens(base.operation.object, revision.operation.object),
    classifySetUpLinks(base.operation.object, revision.operation.object),
    classifyActing(base.operation, revision.operation),
    classifyPasswordChange(base.operation.object, revision.operation.object),
    classifyWhileClosing(base.operation.object, revision.operation.object),
    classifyReplica(base.operation.object['x-read-replica'], revision.operation.object['x-read-replica']),
    classifyActivity(base.operation.object['x-activity'], revision.operation.object['x-activity']),
    classifySeconds(
      IDEMPOTENCE,
      base.operation.object['x-idempotent'],
      revision.operation.object['x-idempotent'],
    ),
  ]
  return [
    ...verdicts.flatMap(verdict => (verdict ? [{ ...verdict, where: '' }] : [])),
    ...classifyExamples(base, revision),
  ]
}

type Security = readonly Record<string, string[]>[] | undefined

/** What a caller must provide for each alternative; empty when anyone may call. */
const alternativesOf = (security: Security): string[][] =>
  security?.length
    ? security.map(each =>
        Object.entries(each).flatMap(([scheme, roles]) => [
          `${scheme}:`,
          ...roles.map(role => `${scheme}:${role}`),
        ]),
      )
    : [[]]

const ofPeople = (security: Security): Security =>
  security?.filter(({ apiToken, setUpLink }) => !apiToken && !setUpLink)

function sayWho(security: Security): string {
  if (!security?.length) return 'anybody'
  const ways = security.map(each =>
    Object.entries(each)
      .map(([scheme, roles]) =>
        roles.length ? roles.map(role => `\`${role}\``).join(' and ') : `callers with ${scheme}`,
      )
      .join(' and '),
  )
  return ways.join(', or ')
}

/**
 * A caller who loses access is a break. One who gains it is no break, but a change of security that someone has to want,
 * so both are major. A caller needs all roles of one alternative.
 */
function classifySecurity(base: Security, revision: Security): Verdict | undefined {
  // API tokens have the roles of people, and are compared apart.
  const [before, after] = [alternativesOf(ofPeople(base)), alternativesOf(ofPeople(revision))]
  const covers = (those: string[][], needs: string[]) =>
    those.some(alternative => alternative.every(need => needs.includes(need)))
  const what = `may be called by ${sayWho(ofPeople(revision))}, before by ${sayWho(ofPeople(base))}`
  if (before.some(needs => !covers(after, needs)))
    return { impact: 'major', what, why: `some callers who were allowed are rejected, ${ACCESS}` }
  if (after.some(needs => !covers(before, needs)))
    return { impact: 'major', what, why: `callers who were rejected can call it, ${ACCESS}` }
  return undefined
}

/** Entries of the activity log are for people. */
function classifyActivity(base: unknown, revision: unknown): Verdict | undefined {
  if (JSON.stringify(base) === JSON.stringify(revision)) return undefined
  const what = 'leaves another entry in the activity log'
  return { impact: 'patch', what, why: 'callers see no difference', isText: true }
}

function classifyReplica(before: unknown, after: unknown): Verdict | undefined {
  if (before === after) return undefined
  return after
    ? { impact: 'minor', what: 'can lack the last seconds', why: 'callers who need them look at `As-Of`' }
    : { impact: 'minor', what: 'no longer lacks the last seconds', why: 'callers have nothing to do' }
}

const REPEATED: Readonly<Record<string, string>> = { same: 'changes nothing more', again: 'does it again' }
const sayRepeat = (repeat: unknown) => REPEATED[String(repeat)] ?? `is rejected with ${code(String(repeat))}`

/** Callers rely on it when a response is lost. Where nothing was said, no one could. */
function classifyRepeat(before: unknown, after: unknown): Verdict | undefined {
  if (before === after) return undefined
  if (before === undefined || after === undefined)
    return { impact: 'patch', what: 'says what a repeated call does', why: 'it does the same', isText: true }
  return {
    impact: after === 'same' ? 'minor' : 'major',
    what: `a repeated call ${sayRepeat(after)}, before it ${sayRepeat(before)}`,
    why:
      after === 'same'
        ? 'callers can send it again'
        : 'callers who send it again after a lost response get another result',
  }
}

interface Rate {
  calls: number
  seconds: number
  by: string[]
}
const sayRate = (rate: Rate | undefined) =>
  rate
    ? `${rate.calls} calls in ${rate.seconds} seconds for each ${rate.by.join(' and ')}`
    : 'no rate of its own'

function classifyRate(base: unknown, revision: unknown): Verdict | undefined {
  const [before, after] = [base as Rate | undefined, revision as Rate | undefined]
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined
  const isLower =
    after !== undefined &&
    (before === undefined ||
      after.calls < before.calls ||
      after.calls / after.seconds < before.calls / before.seconds ||
      after.by.some(member => !before.by.includes(member) && !isPartOf(member, before)))
  const what = `allows ${sayRate(after)}, before ${sayRate(before)}`
  return isLower
    ? { impact: 'major', what, why: 'who calls as often as before gets 429' }
    : { impact: 'minor', what, why: 'callers within the old limit are not rejected' }
}

interface Limit {
  max: number
  error: string
}

/** Its error is among the examples, which are compared too. */
function classifyLimit(base: unknown, revision: unknown): Verdict | undefined {
  const [before, after] = [base as Limit | undefined, revision as Limit | undefined]
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined
  if (!before || !after)
    return { impact: 'patch', what: 'states its limit', why: 'a new error would be listed on its own' }
  const what = `allows ${after.max}, before ${before.max}`
  return after.max < before.max
    ? { impact: 'major', what, why: 'who has as many as before gets an error' }
    : { impact: 'minor', what, why: 'accounts within the old maximum are not rejected' }
}

/** Failures for a username, or of an address, are a subset of the calls, and a shared address has more of them. */
const WHOLE: Readonly<Record<string, string>> = {
  failures: 'username',
  'address-failures': 'address',
  'shared-address': 'address',
}
const isPartOf = (member: string, { by }: Rate) => by.includes(WHOLE[member] ?? '')

interface Duration {
  /** Whether none at all asks nothing of callers. Else it gives them nothing. */
  freeWithout: boolean
  say(seconds: unknown): string
  stricter: string
  looser: string
}
const RECENT_LOGIN: Duration = {
  freeWithout: true,
  say: seconds =>
    seconds === undefined ? 'any login does' : `the login must be at most ${seconds} seconds old`,
  stricter: 'an older login gets 403',
  looser: 'everyone who could call it still can',
}
const IDEMPOTENCE: Duration = {
  freeWithout: false,
  say: seconds =>
    seconds === undefined
      ? 'a repeated call acts again'
      : `a call repeated within ${seconds} seconds actions once`,
  stricter: 'a repeated call may act twice',
  looser: 'a repeated call is safe for longer',
}

/** Fewer seconds are stricter. No value is the loosest for one keyword and the strictest for the other. */
function classifySeconds(duration: Duration, before: unknown, after: unknown): Verdict | undefined {
  if (before === after) return undefined
  const none = duration.freeWithout ? Number.POSITIVE_INFINITY : 0
  const seconds = (value: unknown) => (typeof value === 'number' ? value : none)
  const isStricter = seconds(after) < seconds(before)
  const what = `${duration.say(after)}, before: ${duration.say(before)}`
  return {
    impact: isStricter ? 'major' : 'minor',
    what,
    why: isStricter ? duration.stricter : duration.looser,
  }
}

/** The examples of an error response list the errors that callers can get there, by name. */
function classifyExamples(base: Side, revision: Side): OperationVerdict[] {
  const [before, after] = [examplesOf(base), examplesOf(revision)]
  return [...before].flatMap(([where, old]) => {
    const now = after.get(where)
    if (!now || now.text === old.text) return []
    const lost = [...old.errors.keys()].filter(name => !now.errors.has(name))
    const gained = [...now.errors.keys()].filter(name => !old.errors.has(name))
    const renumbered = [...now.errors].filter(
      ([name, ids]) => old.errors.has(name) && old.errors.get(name) !== ids,
    )
    const verdict = (impact: Impact, what: string, why: string): OperationVerdict => ({
      where,
      impact,
      what,
      why,
    })
    if (lost.length)
      return [
        verdict(
          'major',
          `no longer tells of ${listed(lost)}`,
          'callers wait for it, and what comes instead is not said',
        ),
      ]
    if (renumbered.length)
      return [
        verdict(
          'major',
          `gives ${renumbered.map(([name, ids]) => `${code(name)} the id ${ids}, before ${old.errors.get(name)}`).join(', and ')}`,
          'callers who tell it by its number take it for another one',
        ),
      ]
    if (gained.length)
      return [
        verdict('minor', `can also tell of ${listed(gained)}`, 'callers treat unknown errors as failures'),
      ]
    return [{ ...verdict('patch', 'has new examples', 'only the mock changes'), isText: true }]
  })
}

interface Examples {
  /** Names of the errors in them, each with its ids as text. */
  errors: Map<string, string>
  text: string
}

function examplesOf({ document, operation }: Side): Map<string, Examples> {
  const bodies = [
    ...(operation.body ? [{ where: 'request body', ...operation.body, isError: false }] : []),
    ...operation.responses.map(response => ({
      where: `response ${response.key}`,
      ...response,
      isError: /^[45]/.test(response.key),
    })),
  ]
  return new Map(
    bodies.map(({ where, pointer, node, isError }) => {
      const values = members<MediaType>(document, `${pointer}/content`, node.content).flatMap(media =>
        members<Example>(document, `${media.pointer}/examples`, media.node.examples),
      )
      return [
        where,
        {
          errors: isError ? errorsIn(values.map(({ node: example }) => example.value)) : new Map(),
          text: JSON.stringify(values.map(({ key, node: example }) => [key, example])),
        },
      ]
    }),
  )
}

function errorsIn(values: readonly unknown[]): Map<string, string> {
  const entries = values.flat().map(entry => (entry ?? {}) as { name?: unknown; id?: unknown })
  const byName = Map.groupBy(entries, ({ name }) => String(name))
  return new Map(
    [...byName].map(([name, list]) => [
      name,
      [...new Set(list.map(({ id }) => String(id)))].toSorted().join(' or '),
    ]),
  )
}
