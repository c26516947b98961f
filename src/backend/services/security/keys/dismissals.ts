import { createHash } from 'node:crypto'
import { and, desc, eq, gt, inArray, or } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import { findingsOf } from '#domain/keys/health/checks.ts'
import { type Finding, factsOf, type SurveyedKey as KeyToCheck, tipOf } from '#domain/keys/health/findings.ts'
import { FINDING_TITLES } from '#domain/keys/health/titles.ts'
import type { operations, SurveyedKey, TipDismissal } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { tipDismissals } from '../tables.ts'
import { LOCKED, recordOf, requireCurrentKey, requireKey } from './limits.ts'
import { surveyKeys } from './survey-rows.ts'

type DismissalRow = typeof tipDismissals.$inferSelect

/** Handlers of `openapi/security/dismissals.yaml`. */
export const dismissalHandlers = {
  async dismissKeyTip(context) {
    const { db, params, body, caller, limit, now } = context
    const { reason, note = '', ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    const { id: keyId, tip } = params
    const facts = await requireCurrentKey(context)
    const [key] = await surveyKeys(db, { keyIds: [keyId], now })
    const finding = key && findingsOf(toChecked(key), now).find(found => tipOf(found) === tip)
    if (!finding) throw problem('tip-gone')
    const values = { reason, note, facts: hashOf(finding), dismissed: now, dismissedBy: caller.userId }
    const [known] = await db.select().from(tipDismissals).where(isTip(params))
    if (!known)
      await requireCapacity(db, tipDismissals, { owner: [tipDismissals.accountId, accountId], limit })
    if (known?.reason === reason && known.note === note && known.facts === values.facts)
      context.nothingChanged()
    else {
      await db
        .insert(tipDismissals)
        .values({ keyId, tip, accountId, ...values })
        .onConflictDoUpdate({ target: [tipDismissals.keyId, tipDismissals.tip], set: values })
      await context.recordActivity(keyId, recordOf({ ...facts, tip_title: titleOf(tip) }))
    }
    const [row] = await readDismissals(db, accountId, isTip(params))
    if (!row) throw new Error('a dismissal was not stored')
    return { status: 200, body: toDismissal(row) }
  },

  async restoreKeyTip(context) {
    const { db, params } = context
    const { kind, label } = await requireKey(context, LOCKED)
    const [gone] = await db.delete(tipDismissals).where(isTip(params)).returning()
    if (gone)
      await context.recordActivity(params.id, recordOf({ kind, label, tip_title: titleOf(params.tip) }))
    else context.nothingChanged()
    return { status: 204 }
  },
} satisfies Pick<Handlers<operations>, 'dismissKeyTip' | 'restoreKeyTip'>

/** Deletes what people have dismissed about a key. */
export async function forgetDismissals(db: Queries, keyId: string): Promise<void> {
  await db.delete(tipDismissals).where(eq(tipDismissals.keyId, keyId))
}

/** Keys that one step of the job checks. */
const STEP = 500

/**
 * Deletes dismissals whose tip no longer applies, or not with the same facts: the survey does not list them any more,
 * and the same problem is to be shown again if it returns.
 */
export const dismissalsJob: Worker = {
  name: 'sweep-tip-dismissals',
  async run(db, now) {
    let [swept, last]: [number, string | undefined] = [0, undefined]
    for (;;) {
      const found: { keyId: string }[] = await db
        .selectDistinct({ keyId: tipDismissals.keyId })
        .from(tipDismissals)
        .where(last === undefined ? undefined : gt(tipDismissals.keyId, last))
        .orderBy(tipDismissals.keyId)
        .limit(STEP)
      const keyIds = found.map(({ keyId }) => keyId)
      if (!keyIds.length) return swept
      last = keyIds.at(-1)
      const rows = await db.select().from(tipDismissals).where(inArray(tipDismissals.keyId, keyIds))
      const current = new Set(currentDismissals(rows, await surveyKeys(db, { keyIds, now }), now))
      const outdated = rows.filter(row => !current.has(row))
      swept += outdated.length
      // With its facts: someone may have dismissed the tip again, as it is now.
      const isOutdated = outdated.map(row =>
        and(isTip({ id: row.keyId, tip: row.tip }), eq(tipDismissals.facts, row.facts)),
      )
      if (outdated.length) await db.delete(tipDismissals).where(or(...isOutdated))
    }
  },
}

/** The dismissals whose tip applies to its key with the facts that were dismissed. */
export function currentDismissals<Row extends DismissalRow>(
  dismissals: readonly Row[],
  keys: readonly SurveyedKey[],
  now: Date,
): Row[] {
  const dismissed = new Set(dismissals.map(({ keyId }) => keyId))
  const facts = new Map<string, string>()
  for (const key of keys) {
    if (!dismissed.has(key.key_id)) continue
    for (const finding of findingsOf(toChecked(key), now))
      facts.set(`${key.key_id} ${tipOf(finding)}`, hashOf(finding))
  }
  return dismissals.filter(row => facts.get(`${row.keyId} ${row.tip}`) === row.facts)
}

const isTip = ({ id, tip }: { id: string; tip: string }) =>
  and(eq(tipDismissals.keyId, id), eq(tipDismissals.tip, tip))

/** The facts can name a hundred hostnames. */
const hashOf = (finding: Finding) => createHash('sha256').update(factsOf(finding)).digest('base64url')

/** "Open to strangers (*.example)". */
function titleOf(tip: string): string {
  const titles: Record<string, string> = FINDING_TITLES
  const [id = '', ...hostname] = tip.split(':')
  return `${titles[id] ?? id}${hostname.length ? ` (${hostname.join(':')})` : ''}`
}

type JoinedDismissal = Awaited<ReturnType<typeof readDismissals>>[number]

/** The dismissals of an account with the people behind them, latest first. */
export async function readDismissals(db: Queries, accountId: number, where?: ReturnType<typeof isTip>) {
  const rows = await db
    .select({ row: tipDismissals, username: people.username, memberId: memberships.userId })
    .from(tipDismissals)
    .leftJoin(people, eq(people.userId, tipDismissals.dismissedBy))
    .leftJoin(
      memberships,
      and(
        eq(memberships.accountId, tipDismissals.accountId),
        eq(memberships.userId, tipDismissals.dismissedBy),
      ),
    )
    .where(and(eq(tipDismissals.accountId, accountId), where))
    .orderBy(desc(tipDismissals.dismissed), tipDismissals.keyId, tipDismissals.tip)
  return rows.map(({ row, username, memberId }) => ({ ...row, username, isMember: memberId !== null }))
}

export function toDismissal(row: JoinedDismissal): TipDismissal {
  const { keyId, tip, reason, note, dismissed, dismissedBy, username, isMember } = row
  return {
    key_id: keyId,
    tip,
    reason,
    note,
    dismissed: dismissed.toISOString(),
    dismissed_by: { user_id: dismissedBy, username, is_member: isMember },
  }
}

/** A key of the survey, for its checks. */
function toChecked(key: SurveyedKey): KeyToCheck {
  return {
    keyId: key.key_id,
    label: key.label,
    kind: key.kind,
    created: key.created,
    lastUsed: key.last_used,
    pausedSince: key.deactivated,
    rotated: key.rotated,
    previousTokenEnds: key.previous_token_ends,
    isOrphan: key.is_orphan,
    isPaused: key.paused,
    recoveryDeadline: key.recovery_deadline,
    expires: key.expires,
    hostnames: [
      ...key.hostnames.map(hostname => ({ hostname, isAuthorized: true })),
      ...key.deactivated_hostnames.map(hostname => ({ hostname, isAuthorized: false })),
    ],
    allowedIps: key.allowed_ips,
    licenses: key.licenses,
    limit: key.limit && { max: key.limit.max_lookups, used: key.limit.lookups_used },
  }
}
