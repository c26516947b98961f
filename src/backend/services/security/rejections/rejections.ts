import { errorOfRule } from '#domain/gateway/lookup/errors.ts'
import { HOUR } from '#domain/time/durations.ts'
import { REJECTIONS_KEPT, REJECTIONS_SHOWN_BY_HOUR } from '#generated/durations.ts'
import type {
  operations,
  QueryDefaults,
  Rejection,
  RejectionCause,
  RejectionError,
  RejectionGroup,
} from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { momentOf } from '#kernel/contract/moments.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { KEPT_RULES, type KeptRule } from './kinds.ts'
import { rejectionLedger } from './ledger.ts'
import { type Outlook, outlooksOf } from './outlook.ts'
import {
  type RejectionScope,
  readRejectionCauses,
  readRejectionGroups,
  readRejections,
  type StoredCause,
  type StoredGroup,
  type StoredRejection,
} from './rows.ts'

/** Handlers of `openapi/security/rejections.yaml`. */
export const rejectionHandlers = {
  async listRejections({ db, query, caller, kernel, now }) {
    const scope = scopeOf(query, accountOf(caller), now)
    // Without this, a rejection of this process could take seconds to appear.
    await rejectionLedger(kernel).write()
    const found = await readRejections(db, scope)
    const { outlooks } = await outlooksOf({ db, kernel, now }, scope.accountId, found.entries)
    return {
      status: 200,
      body: {
        rejections: found.entries.map((entry, at) => toWire(entry, outlooks[at])),
        total: found.total,
        page: query.page,
        page_size: query.page_size,
        rejected_lookups: found.rejected_lookups,
        by_error: byError(found.by_rule),
      },
    }
  },

  async listRejectionGroups({ db, query, caller, kernel, now }) {
    const scope = scopeOf(query, accountOf(caller), now)
    await rejectionLedger(kernel).write()
    const hoursFrom = hoursShown(now)
    const found = await readRejectionGroups(db, scope, hoursFrom)
    const groups = await toGroups({ db, kernel, now }, scope.accountId, { ...found, hoursFrom })
    const { page, page_size } = query
    return {
      status: 200,
      body: { groups, total: found.total, page, page_size, rejected_lookups: found.rejected_lookups },
    }
  },

  async listRejectionCauses({ db, query, caller, kernel, now }) {
    const scope = scopeOf({ ...query, ...WHOLE }, accountOf(caller), now)
    await rejectionLedger(kernel).write()
    const hoursFrom = hoursShown(now)
    const found = await readRejectionCauses(db, scope, hoursFrom)
    const groups = await toGroups({ db, kernel, now }, scope.accountId, { ...found, hoursFrom })
    const byRule = Map.groupBy(groups, ({ rule }) => rule)
    const causes = found.causes.map(cause => toCause(cause, byRule.get(cause.rule) ?? []))
    const isOpen = ({ groups }: RejectionCause) => groups.some(({ current_rule }) => current_rule !== null)
    return {
      status: 200,
      body: {
        causes: [...causes.filter(isOpen), ...causes.filter(cause => !isOpen(cause))],
        rejected_lookups: found.rejected_lookups,
        hours: found.hours.map(({ start, rejected_lookups }) => ({
          start: new Date(start).toISOString(),
          rejected_lookups,
        })),
      },
    }
  },
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  'listRejections' | 'listRejectionGroups' | 'listRejectionCauses'
>

/** Reasons come in one page and one order. */
const WHOLE = { sort: 'rejected', direction: 'desc', page: 1, page_size: 1 } as const

const hoursShown = (now: Date) => new Date((Math.floor(now.getTime() / HOUR) - HOURS_SHOWN + 1) * HOUR)

/** Adds to stored groups what would become of their sources now. */
async function toGroups(
  context: { db: Queries; kernel: Kernel; now: Date },
  accountId: number,
  { groups, hoursFrom }: { groups: readonly StoredGroup[]; hoursFrom: Date },
): Promise<RejectionGroup[]> {
  const entries = groups.flatMap(group => group.sources.map(source => ({ ...group, ...source })))
  const { outlooks, facts } = await outlooksOf(context, accountId, entries)
  const ofEntries = outlooks.values()
  return groups.map(group =>
    toGroup(group, {
      outlooks: group.sources.map(() => ofEntries.next().value),
      hoursFrom,
      maxLookups: facts.get(group.key_id)?.key.limit?.max ?? null,
    }),
  )
}

function toCause({ rule, first, last, ...counted }: StoredCause, groups: RejectionGroup[]): RejectionCause {
  const { id, name, status } = errorOfRule(rule)
  return {
    ...counted,
    rule,
    error: name,
    number: id,
    status,
    first: new Date(first).toISOString(),
    last: new Date(last).toISOString(),
    groups,
  }
}
/** The contract has the same number. */
const HOURS_SHOWN = REJECTIONS_SHOWN_BY_HOUR / HOUR

type RawQuery = NonNullable<operations['listRejections']['parameters']['query']>
type ListQuery = RawQuery & Required<Pick<RawQuery, QueryDefaults['listRejections']>>

/** Which rejections a query is about. Throws if its range is empty. */
function scopeOf(
  { key, error, start, end, ...rest }: ListQuery,
  accountId: number,
  now: Date,
): RejectionScope {
  const earliest = new Date(now.getTime() - REJECTIONS_KEPT)
  const from = start === undefined ? earliest : momentOf(start)
  const to = end === undefined ? undefined : momentOf(end)
  if (to && to <= from) throw problem('end-before-start', { fields: ['end'] })
  return {
    ...rest,
    accountId,
    start: from < earliest ? earliest : from,
    end: to && to.getTime() < LATEST ? to : undefined,
    keyId: key,
    search: rest.search,
    rules: error && KEPT_RULES.filter(rule => errorOfRule(rule).name === error),
  }
}

/** Well after today; the database has no year 10000 in this form. */
const LATEST = Date.UTC(2200, 0)

function byError(byRule: readonly { rule: KeptRule; rejected_lookups: number }[]) {
  const sums = new Map<RejectionError, number>()
  for (const { rule, rejected_lookups } of byRule) {
    const { name } = errorOfRule(rule)
    sums.set(name, (sums.get(name) ?? 0) + rejected_lookups)
  }
  return [...sums]
    .map(([error, rejected_lookups]) => ({ error, rejected_lookups }))
    .toSorted((a, b) => b.rejected_lookups - a.rejected_lookups || (a.error < b.error ? -1 : 1))
}

function toWire(
  { key_id, key_label, kind, rejected_lookups, rule, source_kind, source, first, last }: StoredRejection,
  outlook: Outlook | undefined,
): Rejection {
  const { id, name, status } = errorOfRule(rule)
  return {
    ...{ key_id, key_label, kind, rejected_lookups },
    error: name,
    number: id,
    status,
    rule,
    source_kind,
    source: source_kind === 'others' ? null : source,
    first: new Date(first).toISOString(),
    last: new Date(last).toISOString(),
    current_rule: outlook?.rule ?? null,
    allowed_since: outlook?.since?.toISOString() ?? null,
  }
}

interface GroupFacts {
  /** Of each source of the group. */
  outlooks: readonly (Outlook | undefined)[]
  hoursFrom: Date
  maxLookups: number | null
}

function toGroup(group: StoredGroup, { outlooks, hoursFrom, maxLookups }: GroupFacts): RejectionGroup {
  const { rule, key_id, key_label, kind, rejected_lookups, source_count, is_dismissed } = group
  const { id, name, status } = errorOfRule(rule)
  const hours = Array.from({ length: HOURS_SHOWN }, () => 0)
  for (const hour of group.hours)
    hours[(new Date(hour.start).getTime() - hoursFrom.getTime()) / HOUR] = hour.rejected_lookups
  return {
    ...{ key_id, key_label, kind, rejected_lookups, source_count, is_dismissed, rule, hours },
    error: name,
    number: id,
    status,
    first: new Date(group.first).toISOString(),
    last: new Date(group.last).toISOString(),
    sources: group.sources.map(({ source_kind, source, first, last, ...counted }, at) => ({
      ...counted,
      source_kind,
      source: source_kind === 'others' ? null : source,
      first: new Date(first).toISOString(),
      last: new Date(last).toISOString(),
      current_rule: outlooks[at]?.rule ?? null,
      allowed_since: outlooks[at]?.since?.toISOString() ?? null,
    })),
    current_rule:
      outlooks.find((outlook, at) => outlook?.rule && !group.sources[at]?.is_dismissed)?.rule ?? null,
    max_lookups: maxLookups,
  }
}
