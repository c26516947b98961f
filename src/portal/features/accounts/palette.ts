import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { switchAccount } from '#portal/api/session/session.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { accountsQuery } from './queries.ts'

export const palette: PaletteSource = {
  finders: [
    {
      title: 'Accounts',
      operations: [listAccounts],
      find: async text => {
        const { accounts } = await queryClient.ensureQueryData(accountsQuery)
        if (accounts.length < 2) return []
        const wanted = text.toLowerCase()
        return accounts
          .filter(
            ({ account_id, account_label }) =>
              account_label.toLowerCase().includes(wanted) || String(account_id).startsWith(wanted),
          )
          .slice(0, 5)
          .map(({ account_id, account_label }) => ({
            label: `Switch to ${account_label}`,
            detail: `Account ${account_id}`,
            run: async go => {
              await switchAccount(account_id).then(
                () => {
                  void toast.success('Successfully switched accounts.')
                  go({ to: '/account', search: { account_id } })
                },
                () => toast.error('Unable to switch accounts'),
              )
            },
          }))
      },
    },
  ],
}
