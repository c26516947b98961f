import { useState } from 'react'
import { chooseDefaultAccount } from '#generated/authorization/operations/chooseDefaultAccount.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { call, query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { switchAccount } from '#portal/api/session/session.ts'
import type { Data } from '#portal/api/types.ts'
import { useUndoable } from '#portal/kit/action/actions.tsx'
import { toast } from '#portal/ui/feedback/toast.tsx'

export const accountsQuery = query(listAccounts)

/** Starts it before the frame is drawn, which then has the account's name at once if the document has requested it. */
export function startAccounts(): void {
  void queryClient.ensureQueryData(accountsQuery).catch(() => {})
}

export type OwnAccount = Data<NonNullable<(typeof listAccounts)['type']>>['accounts'][number]

/** Switches to another account and then calls back; a toast shows the outcome (account-portal §8). */
export function useSwitchAccount(onSwitched: (accountId: number) => void) {
  const [pending, setPending] = useState<number>()
  return {
    /** The account that the session is switching to. */
    pending,
    async switchTo(accountId: number) {
      setPending(accountId)
      try {
        await switchAccount(accountId)
        void toast.success('Successfully switched accounts.')
        onSwitched(accountId)
      } catch {
        void toast.error('Unable to switch accounts')
      }
      setPending(undefined)
    },
  }
}

/** Sets the account that a login starts in. */
export function useChooseDefault() {
  const actions = useUndoable({ invalidates: [listAccounts] })
  return {
    actions,
    choose(id: number, label: string) {
      void actions.run({
        subject: String(id),
        send: () => call(chooseDefaultAccount, { path: { id } }),
        failedTitle: `${label} couldn’t be made your default account`,
      })
    },
  }
}
