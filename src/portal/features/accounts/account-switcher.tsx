import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { lazy, useEffect } from 'react'
import { sessionQuery } from '#portal/api/session.ts'
import { noteOnlyAccount } from '#portal/api/session-hint.ts'
import { Popover } from '#portal/ui/popover.tsx'
import { accountsQuery } from './queries.ts'

const AccountList = lazy(() => import('./account-list.tsx'))

/** The name of the account in the header; with more than one, a menu of the others. */
export function AccountSwitcher({ onSwitched }: { onSwitched: (accountId: number) => void }) {
  const { data: session } = useQuery(sessionQuery)
  const { data } = useQuery(accountsQuery)
  const accounts = data?.accounts ?? []
  const current = accounts.find(({ account_id }) => account_id === session?.accountId)
  const only = accounts.length === 1 ? accounts[0]?.account_id : undefined

  useEffect(() => {
    // Public pages link to the account of the person who signed in, never to one that staff look into.
    if (data && !session?.acting) noteOnlyAccount(only)
  }, [data, session, only])

  if (accounts.length < 2) return current?.account_label
  return (
    <Popover
      label="Switch account"
      trigger={
        <button
          type="button"
          aria-label={`Account: ${current?.account_label ?? 'none'}. Switch account`}
          className="-ml-2 flex min-w-0 items-center gap-1.5 rounded-md px-2 py-1 hover:bg-hover aria-expanded:bg-hover"
        >
          <span className="truncate">{current?.account_label}</span>
          <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
        </button>
      }
    >
      {() => (
        <div className="flex flex-col gap-2">
          <AccountList accounts={accounts} current={session?.accountId} onSwitched={onSwitched} />
          <p className="px-1 text-xs text-faint">You start in the starred account when you log in.</p>
        </div>
      )}
    </Popover>
  )
}
