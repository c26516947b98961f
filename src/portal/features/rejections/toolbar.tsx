import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { RefusalError } from '#generated/security/types.ts'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { Button } from '#portal/ui/button.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { type RejectedSearch, rejectedParameters } from './search.ts'

export interface RejectedListProps {
  search: RejectedSearch
  onSearch: ChangeSearch<RejectedSearch>
}

/** The search and filters that the reasons and the list have in common. */
export function useRejectedToolbar({ search, onSearch }: RejectedListProps) {
  return {
    parameters: rejectedParameters,
    search,
    onSearch,
    searches: [SEARCH],
    sorts: { refused: 'desc', last: 'desc' } as const,
    filters: {
      view: { label: 'View', options: VIEWS },
      error: { label: 'Error', any: 'All errors', options: CODES },
      time: { label: 'Time', any: 'Last 30 days', options: TIMES },
    },
    moreFilters: search.key && (
      <Button variant="ghost" onClick={() => onSearch({ key: undefined })}>
        Show all keys
      </Button>
    ),
    noMatch: () => ({
      title: 'No rejected requests match',
      text: 'The search covers hostnames, addresses, and key labels.',
    }),
  }
}

const SEARCH = {
  name: 'search',
  label: 'Search rejected requests',
  placeholder: 'Search by hostname, address, or key',
} as const

const VIEWS = { problems: 'By reason', list: 'All' }

const TIMES = { '1': 'Today', '7': 'Last 7 days' }

const CODES: Record<RefusalError, string> = {
  'secret-key-in-browser': '401 Secret key in a browser',
  'not-permitted': '401 Key not permitted',
  'suspected-bot': '403 Suspected bot',
  'key-unauthorized': '403 Key not authorized',
  'license-not-recognized': '402 License not recognized',
  'subscription-inactive': '402 No active subscription',
  'key-limit-reached': '402 Limit reached',
  'requests-too-fast': '429 Too fast',
}

export function NoRejections() {
  return (
    <EmptyState icon={<ShieldCheck />} title="No rejected requests in the last 30 days">
      Rejected requests appear here within seconds, with the reason and the fix. If a program shows you an
      error,{' '}
      <Link to="/account/keys/diagnose" className="text-accent hover:underline">
        diagnose it
      </Link>
      .
    </EmptyState>
  )
}
