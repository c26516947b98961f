import { renameAccount } from '#backend/modules/accounts/public.ts'
import { openOwnAccount } from '#backend/services/identity/public.ts'
import type { operations } from '#generated/sales/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'

/** Handlers of `openapi/sales/accounts.yaml`. */
export const accountHandlers = {
  async createAccount(context) {
    return { status: 201, body: { account_id: await openOwnAccount(context, context.body) } }
  },

  async renameAccount({ db, body, caller, recordActivity, nothingChanged }) {
    const { account_name: label, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    const before = await renameAccount(db, { accountId, label })
    if (before === label) nothingChanged()
    else await recordActivity(String(accountId), { facts: { name_before: before } })
    return { status: 200, body: { account_id: accountId, account_label: label } }
  },
} satisfies Pick<Handlers<operations>, 'createAccount' | 'renameAccount'>
