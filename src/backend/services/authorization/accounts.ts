import { and, asc, eq } from 'drizzle-orm'
import { accountsOf, memberships } from '#backend/modules/accounts/public.ts'
import { organizationNamesOf } from '#backend/modules/single-sign-on/public.ts'
import type { operations } from '#generated/authorization/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'

/** Handlers of `openapi/authorization/accounts.yaml`. */
export const accountHandlers = {
  async listAccounts({ db, caller }) {
    const rows = await accountsOf(db, caller.userId)
    const names = await organizationNamesOf(
      db,
      rows.map(({ accountId }) => accountId),
    )
    return {
      status: 200,
      body: {
        accounts: rows.map(({ accountId, label, isDefault }) => {
          const name = names.get(accountId)
          return {
            account_id: accountId,
            account_label: label,
            default: isDefault,
            ...(name !== undefined && { organization_name: name }),
          }
        }),
      },
    }
  },

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
} satisfies Pick<Handlers<operations>, 'listAccounts' | 'chooseDefaultAccount'>
