import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { listRefusals } from '#generated/security/operations.ts'
import { query } from '#portal/api/call.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { unpaidOnly } from './unpaid-only.ts'

const DAY = 24 * 60 * 60_000

/**
 * Says first that no lookup of the account gets through, because no subscription covers them: then no finding
 * of a key matters.
 */
export function AllRefusedAlert({ keys }: { keys: readonly { lastUsed: string | null }[] }) {
  const [start] = useState(() => new Date(Date.now() - DAY).toISOString())
  const { data } = useQuery(query(listRefusals, { query: { start, page_size: 1 } }))
  const refused = data && unpaidOnly(data, keys, start)
  if (!refused) return null
  const className = 'text-accent underline underline-offset-4'
  return (
    <Alert tone="danger" title="No lookup of this account gets through">
      In the last 24 hours, {exactAmount(refused)} {refused === 1 ? 'lookup was' : 'lookups were'} answered
      with status 402 and none was accepted: no active subscription covers them.{' '}
      <Link to="/pricing" preload={false} className={className}>
        Plans and prices
      </Link>{' '}
      ·{' '}
      <Link to="/account/keys/refusals" preload={false} className={className}>
        Refused lookups
      </Link>
    </Alert>
  )
}
