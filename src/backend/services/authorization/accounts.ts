import { and, asc, eq } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import type { operations } from '#generated/authorization/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'

/** Handlers of `openapi/authorization/accounts.yaml`, apart from the list. */
export const accountHandlers = {
  async chooseDefaultAccount({ db, params, caller, recordActivity, nothingChanged }) {
    // Always locked in the same order, so that two concurrent choices take turns.
    const rows = await db
      .select()
      .from(memberships)
      .where(eq(memberships.userId, caller.userId))
      .orderBy(asc(memberships.accountId))
      .for('update')
    const chosen = rows.find(({ accountId }) => accountId === params.id)
    if (!chosen) throw problem('not-found')
    if (chosen.isDefault) {
      nothingChanged()
      return { status: 204 }
    }
    const own = eq(memberships.userId, caller.userId)
    await db.update(memberships).set({ isDefault: false }).where(own)
    await db
      .update(memberships)
      .set({ isDefault: true })
      .where(and(own, eq(memberships.accountId, params.id)))
    await recordActivity(String(params.id))
    return { status: 204 }
  },
} satisfies Pick<Handlers<operations>, 'chooseDefaultAccount'>
