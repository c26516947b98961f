import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { sessionQuery } from '#portal/api/session/session.ts'
import { noteOnlyAccount } from '#portal/api/session/session-hint.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { MessagePage } from '#portal/ui/page/message-page.tsx'
import { accountsQuery } from './queries.ts'

// Few people have several accounts, and everyone loads the frame.
const AccountPopover = lazyPart(() => import('./popover.tsx'))

/** The account that this tab showed last. Another account gets a fresh page, so no component remembers it. */
let latest: { userId: string; id: number; label: string } | undefined

/** The name of the account in the header; with more than one, a menu of the others. */
export function AccountSwitcher({ onSwitched }: { onSwitched: (accountId: number) => void }) {
  const { data: session } = useQuery(sessionQuery)
  const { data } = useQuery(accountsQuery)
  const accounts = data?.accounts ?? []
  const current = accounts.find(({ account_id }) => account_id === session?.accountId)
  const only = accounts.length === 1 ? accounts[0]?.account_id : undefined

  useEffect(() => {
    // Public pages link to the account of the person who logged in, never to one that staff look into.
    if (data && !session?.acting) noteOnlyAccount(only)
  }, [data, session, only])

  useEffect(() => {
    if (!session || !data || session.acting) return
    if (
      latest?.userId === session.userId &&
      !data.accounts.some(({ account_id }) => account_id === latest?.id)
    )
      void toast.info(`You are no longer on ${latest.label}.`)
    latest = current && {
      userId: session.userId,
      id: current.account_id,
      label: current.account_label,
    }
  }, [session, data, current])

  if (accounts.length < 2) return current?.account_label
  const label = current?.account_label ?? 'none'
  return (
    <LazyBoundary fallback={label}>
      <AccountPopover {...{ label, accounts, onSwitched }} current={session?.accountId} />
    </LazyBoundary>
  )
}

/** Shown to a person whose link names an account that they do not belong to. */
export function ForeignAccount({ accountId }: { accountId: number }) {
  const own = (
    <Link to="/account" search={{ account_id: undefined }} className={buttonClass({ variant: 'primary' })}>
      Go to your account
    </Link>
  )
  return (
    <main id="main">
      <MessagePage plate="404" title="This account isn't one of yours" actions={own}>
        <p>
          The link is for account {accountId}. You may have been removed, or the link may be for someone else.
          Ask an owner of that account to invite you.
        </p>
      </MessagePage>
    </main>
  )
}
