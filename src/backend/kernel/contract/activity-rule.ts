import { roleNames } from '#domain/authorization/role-names.ts'
import { networkName } from '#domain/billing/card-name.ts'
import { amountInSentence } from '#domain/text/amounts.ts'
import type { Queries } from '../storage/database.ts'

/** Which fact each parameter of a path, or each property of a body, takes. */
type FactNames = Readonly<Record<string, string>>

/** Topics of notices that say what the activity log does. */
type NoticeTopic = 'security' | 'renewal'

/** What an operation leaves in the activity log: its `x-activity`. */
export interface ActivityRule {
  /** As the contract of the list names it. */
  kind: string
  /** What was done, in the past tense, with facts in braces: `Paused the secret key {label}`. */
  summary: string
  /** The same for an attempt that was rejected, where that is worth an entry. */
  failed?: string
  /** What it was done to. */
  resource?: string
  /** The fact that identifies it, `id` by default. */
  id?: string
  /** The fact that holds the number of the account, where it is not the caller's. */
  account?: string
  /**
   * `person`: only the person themself sees it. `member`: it is about how the person gets into their accounts, so the
   * owners of each see it.
   */
  of?: 'person' | 'member'
  /** The topic whose followers in the account get an email about it. */
  notice?: NoticeTopic
  /** Facts that the handler provides. All others are parameters of the path, or are in the response or the body. */
  facts?: readonly string[]
  /** `handler`: it is recorded only when the handler says so. */
  by?: 'handler'
  inverse?: string | { operation: string; path?: FactNames; body?: FactNames }
  /** What it changes about the resource; actions with the same aspect supersede each other. */
  aspect?: string
}

/** An operation that leaves nothing, and why. */
export interface NoActivity {
  none: string
}

export function isRecorded(rule: ActivityRule | NoActivity | undefined): rule is ActivityRule {
  return rule !== undefined && 'kind' in rule
}

/** The names in the braces of a summary. */
export function factsOfSummary(summary: string): string[] {
  return [...summary.matchAll(/\{(\w+)\}/g)].flatMap(([, name]) => name ?? [])
}

/** The operation that takes an action back, and which facts its path and its body take. */
export function inverseOf({ inverse }: ActivityRule): {
  operation: string
  /** Without it, the path of the action itself. */
  path?: FactNames
  body?: FactNames
} | null {
  if (inverse === undefined) return null
  return typeof inverse === 'string' ? { operation: inverse } : inverse
}

/** All facts that a record needs. */
export function factsOfRule(rule: ActivityRule): string[] {
  const { summary, failed = '', id, account, facts = [] } = rule
  const inverse = inverseOf(rule)
  const ofInverse = Object.values({ ...inverse?.path, ...inverse?.body })
  return [
    ...new Set([
      ...factsOfSummary(summary),
      ...factsOfSummary(failed),
      ...facts,
      ...[id, account].filter(name => name !== undefined),
      ...ofInverse,
    ]),
  ]
}

/**
 * What an operation changes, for all acts on the same thing: the two operations that are the inverse of each
 * other by default. Null if nothing can be undone by it.
 */
export function aspectOf(operationId: string, rule: ActivityRule): string | null {
  const inverse = inverseOf(rule)
  if (rule.aspect) return rule.aspect
  return inverse && [...new Set([operationId, inverse.operation])].toSorted().join(' ')
}

const MAX_TEXT = 200

/** The summary with its facts, that of a failed attempt if it was one. */
export function summaryOf(
  { summary, failed = summary }: ActivityRule,
  facts: Readonly<Record<string, unknown>>,
  isFailure = false,
): string {
  return (isFailure ? failed : summary).replace(/\{(\w+)\}/g, (_, name: string) => textOf(name, facts[name]))
}

function textOf(name: string, value: unknown): string {
  if (value === null || value === undefined) return 'none'
  if (Array.isArray(value)) return value.map(each => textOf(name, each)).join(', ')
  if (name === 'role' || name === 'roles') return roleNames[value as keyof typeof roleNames] ?? String(value)
  if (name === 'network') return networkName(String(value))
  // A number that identifies something is no amount.
  if (typeof value === 'number' && !/(^|_)id$/.test(name)) return amountInSentence(value)
  return String(value).slice(0, MAX_TEXT)
}

/** An entry in the log of an account. */
export interface ActivityEntry {
  activityId: number
  accountId: number
  /** The topic whose followers get an email about it. */
  notice: NoticeTopic
  userId: string | null
  byStaff: boolean
  summary: string
  created: Date
  address: string
  userAgent: string
}

/** Tells the followers of an account what was recorded there, in the transaction that did it. */
export type ActivityNotices = (db: Queries, entry: ActivityEntry) => Promise<void>

/** Without a service that notifies, the activity log is only there to be read. */
export const noNotices: ActivityNotices = async () => {}
