import { errorOfRule } from '#domain/gateway/lookup/errors.ts'
import { REFUSALS_KEPT } from '#domain/keys/limits.ts'
import type { operations, QueryDefaults, Refusal, RefusalError } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { momentOf } from '#kernel/contract/moments.ts'
import { problem } from '#kernel/http/problem.ts'
import { KEPT_RULES, type KeptRule } from './kinds.ts'
import { refusalLedger } from './ledger.ts'
import { type Outlook, outlooksOf } from './outlook.ts'
import { readRefusals, type StoredRefusal } from './rows.ts'

/** Handlers of `openapi/security/refusals.yaml`. */
export const refusalHandlers = {
  async listRefusals({ db, query, caller, kernel, now }) {
    const { key, error, start, end, ...rest } = query
    const earliest = new Date(now.getTime() - REFUSALS_KEPT)
    const from = start === undefined ? earliest : momentOf(start)
    const to = end === undefined ? undefined : momentOf(end)
    if (to && to <= from) throw problem('end-before-start', { fields: ['end'] })
    // Without this, a refusal of this process could take seconds to appear.
    await refusalLedger(kernel).write()
    const accountId = accountOf(caller)
    const found = await readRefusals(db, {
      ...rest,
      accountId,
      start: from < earliest ? earliest : from,
      end: to && to.getTime() < LATEST ? to : undefined,
      keyId: key,
      search: query.search,
      rules: error && KEPT_RULES.filter(rule => errorOfRule(rule).name === error),
    })
    const outlooks = await outlooksOf({ db, kernel, now }, accountId, found.entries)
    return {
      status: 200,
      body: {
        refusals: found.entries.map((entry, at) => toWire(entry, outlooks[at])),
        total: found.total,
        page: query.page,
        page_size: query.page_size,
        refused: found.refused,
        by_error: byError(found.by_rule),
      },
    }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listRefusals'>

/** Well after today; the database has no year 10000 in this form. */
const LATEST = Date.UTC(2200, 0)

function byError(byRule: readonly { rule: KeptRule; refused: number }[]) {
  const sums = new Map<RefusalError, number>()
  for (const { rule, refused } of byRule) {
    const { name } = errorOfRule(rule)
    sums.set(name, (sums.get(name) ?? 0) + refused)
  }
  return [...sums]
    .map(([error, refused]) => ({ error, refused }))
    .toSorted((a, b) => b.refused - a.refused || (a.error < b.error ? -1 : 1))
}

function toWire(
  { rule, source_kind, source, first, last, ...entry }: StoredRefusal,
  outlook: Outlook | undefined,
): Refusal {
  const { id, name, status } = errorOfRule(rule)
  return {
    ...entry,
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
