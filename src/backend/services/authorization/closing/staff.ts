import { eq } from 'drizzle-orm'
import { type ClosingRow, closingOf, closings, requireAccount } from '#backend/modules/accounts/public.ts'
import type { operations, StaffClosing } from '#generated/authorization/types.ts'
import { CLOSING_REMINDER } from '#generated/durations.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { requesterOf } from './closing.ts'

/** Handlers of `openapi/authorization/closing.yaml` for staff. */
export const staffClosingHandlers = {
  async getAccountClosing({ db, params }) {
    await requireAccount(db, params.id)
    const row = await closingOf(db, params.id)
    return { status: 200, body: { closing: row ? await staffWire(db, row) : null } }
  },

  async holdClosing({ db, params, query, now, recordActivity, nothingChanged }) {
    const row = await lockOpen(db, params.id)
    if (row.held && row.holdReason === query.reason) {
      nothingChanged()
      return { status: 200, body: await staffWire(db, row) }
    }
    await recordActivity(String(params.id), { reason: query.reason })
    return { status: 200, body: await change(db, row, { held: row.held ?? now, holdReason: query.reason }) }
  },

  async releaseClosing({ db, params, query, now, recordActivity, nothingChanged }) {
    const row = await lockOpen(db, params.id)
    if (!row.held) {
      nothingChanged()
      return { status: 204 }
    }
    await recordActivity(String(params.id), { reason: query.reason })
    // Those who count on the hold get another reminder.
    const earliest = new Date(now.getTime() + CLOSING_REMINDER)
    const erasedFrom = row.erasedFrom > earliest ? row.erasedFrom : earliest
    const reminded = erasedFrom > row.erasedFrom ? null : row.reminded
    await change(db, row, { held: null, holdReason: null, erasedFrom, reminded })
    return { status: 204 }
  },
} satisfies Pick<Handlers<operations>, 'getAccountClosing' | 'holdClosing' | 'releaseClosing'>

/** The closing of an account that can still be held, locked. Throws 404 and 409. */
async function lockOpen(db: Queries, accountId: number): Promise<ClosingRow> {
  await requireAccount(db, accountId)
  const row = await closingOf(db, accountId, { lock: true })
  if (!row || row.erasing) throw problem('account-not-closing')
  return row
}

async function change(db: Queries, row: ClosingRow, to: Partial<ClosingRow>): Promise<StaffClosing> {
  await db.update(closings).set(to).where(eq(closings.closingId, row.closingId))
  return staffWire(db, { ...row, ...to })
}

async function staffWire(db: Queries, row: ClosingRow): Promise<StaffClosing> {
  return {
    requested: row.requested.toISOString(),
    requested_by: await requesterOf(db, row),
    erased_from: row.erasedFrom.toISOString(),
    state: row.erased ? 'erased' : row.erasing ? 'erasing' : 'closing',
    held_at: row.held?.toISOString() ?? null,
    hold_reason: row.holdReason,
  }
}
