import { accountsOf } from '#backend/modules/accounts/public.ts'
import type { operations } from '#generated/authorization/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { organizationNamesOf } from './organization-store.ts'

/** Handler of `openapi/authorization/accounts.yaml` for the list, which names the organization of each account. */
export const ownAccountHandlers = {
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
} satisfies Pick<Handlers<operations>, 'listAccounts'>
