import { eq } from 'drizzle-orm'
import {
  deletionOf,
  type LoginDeletionRow,
  loginDeletions,
  type Person,
} from '#backend/modules/people/public.ts'
import { LOGIN_DELETION_REMINDER } from '#generated/durations.ts'
import type { operations, UserDeletion } from '#generated/identity/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { findUser, lockUser, ofBoth } from '../users/checks.ts'

/** Handlers of `openapi/identity/deletion-holds.yaml`. */
export const deletionHoldHandlers = {
  async getUserDeletion({ db, params }) {
    const { userId } = await findUser(db, params.id)
    const row = await deletionOf(db, userId)
    return { status: 200, body: { deletion: row ? toWire(row) : null } }
  },

  async holdUserDeletion({ db, params, query, caller, now, recordActivity, nothingChanged }) {
    const { person, row } = await lockDeletion(db, params.id)
    if (row.held && row.holdReason === query.reason) {
      nothingChanged()
      return { status: 200, body: toWire(row) }
    }
    await recordActivity(person.userId, ofBoth(person, caller, query))
    return {
      status: 200,
      body: toWire(await change(db, row, { held: row.held ?? now, holdReason: query.reason })),
    }
  },

  async releaseUserDeletion({ db, params, query, caller, now, recordActivity, nothingChanged }) {
    const { person, row } = await lockDeletion(db, params.id)
    if (!row.held) {
      nothingChanged()
      return { status: 204 }
    }
    await recordActivity(person.userId, ofBoth(person, caller, query))
    // Someone who counts on the hold gets another reminder.
    const earliest = new Date(now.getTime() + LOGIN_DELETION_REMINDER)
    const erasedFrom = row.erasedFrom > earliest ? row.erasedFrom : earliest
    const reminded = erasedFrom > row.erasedFrom ? null : row.reminded
    await change(db, row, { held: null, holdReason: null, erasedFrom, reminded })
    return { status: 204 }
  },
} satisfies Pick<Handlers<operations>, 'getUserDeletion' | 'holdUserDeletion' | 'releaseUserDeletion'>

/** The deletion of a login, which stays as it is: those who restore or erase it lock the person first, too. Throws 404 and 409. */
async function lockDeletion(db: Queries, userId: string): Promise<{ person: Person; row: LoginDeletionRow }> {
  const person = await lockUser(db, userId)
  const row = await deletionOf(db, person.userId)
  if (!row) throw problem('login-not-deleted')
  return { person, row }
}

async function change(
  db: Queries,
  row: LoginDeletionRow,
  to: Partial<LoginDeletionRow>,
): Promise<LoginDeletionRow> {
  await db.update(loginDeletions).set(to).where(eq(loginDeletions.userId, row.userId))
  return { ...row, ...to }
}

const toWire = ({ requested, erasedFrom, held, holdReason }: LoginDeletionRow): UserDeletion => ({
  requested: requested.toISOString(),
  erased_from: erasedFrom.toISOString(),
  held_at: held?.toISOString() ?? null,
  hold_reason: holdReason,
})
