import { useQuery } from '@tanstack/react-query'
import { ChevronsUpDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sessionQuery } from '#portal/api/session.ts'
import { noteOnlyAccount } from '#portal/api/session-hint.ts'
import { Dialog } from '#portal/ui/dialog.tsx'
import { AccountList } from './account-list.tsx'
import { accountsQuery } from './queries.ts'

/** The name of the account in the header; with more than one, a menu of the others. */
export function AccountSwitcher({ onSwitched }: { onSwitched: (accountId: number) => void }) {
  const { data: session } = useQuery(sessionQuery)
  const { data } = useQuery(accountsQuery)
  const [isOpen, setOpen] = useState(false)
  const accounts = data?.accounts ?? []
  const current = accounts.find(({ account_id }) => account_id === session?.accountId)
  const only = accounts.length === 1 ? accounts[0]?.account_id : undefined

  useEffect(() => {
    // Public pages link to the account of the person who signed in, never to one that staff look into.
    if (data && !session?.acting) noteOnlyAccount(only)
  }, [data, session, only])

  if (accounts.length < 2) return current?.account_label
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Account: ${current?.account_label ?? 'none'}. Switch account`}
        className="-ml-2 flex max-w-full items-center gap-1.5 rounded-md px-2 py-1 hover:bg-hover"
        onClick={() => setOpen(true)}
      >
        <span className="truncate">{current?.account_label}</span>
        <ChevronsUpDown aria-hidden="true" className="size-4 shrink-0 text-faint" />
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Switch account"
        description="You start in the starred account when you log in."
      >
        <AccountList accounts={accounts} current={session?.accountId} onSwitched={onSwitched} />
      </Dialog>
    </>
  )
}
