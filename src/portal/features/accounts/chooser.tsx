import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { accountsQuery } from './queries.ts'

// Few people are asked, and everyone loads the start page.
const AccountList = lazyPart(() => import('./list.tsx'))

/** Asks a person with several accounts which one to open, if they have not said where to start. */
export function ChooseAccount({
  isChosen,
  onSwitched,
  children,
}: {
  /** Whether the address names an account. */
  isChosen: boolean
  onSwitched: (accountId: number) => void
  /** The page of the account. */
  children: ReactNode
}) {
  const { data } = useQuery(accountsQuery)
  const accounts = data?.accounts ?? []
  const [isAsked, setAsked] = useState(false)
  const isUnclear = accounts.length > 1 && !accounts.some(account => account.default)
  // Starring an account does not open it: the question stays until one is chosen.
  if (isUnclear && !isAsked) setAsked(true)
  if (isChosen || !(isUnclear || isAsked)) return children
  return (
    <div className="mx-auto max-w-xl">
      <PageHeader title="Choose an account" />
      <Card title="Your accounts" description="Star the account to start in, and we won’t ask again.">
        <LazyBoundary>
          <AccountList accounts={accounts} onSwitched={onSwitched} />
        </LazyBoundary>
      </Card>
    </div>
  )
}
