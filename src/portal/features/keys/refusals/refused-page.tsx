import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import type { RefusalError } from '#generated/security/types.ts'
import type { ChangeSearch } from '#portal/kit/list/address.ts'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { Button } from '#portal/ui/button.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { refusedColumns } from './refused-columns.tsx'
import { adviceOf, type Refused, RULES } from './refused-model.ts'
import { fetchRefused, refusedQuery } from './refused-queries.ts'
import { type RefusedSearch, refusedParameters } from './refused-search.ts'

/** The lookups that the gateway refused: with which key, why, from where and how often. */
export function RefusedPage({
  search,
  onSearch,
}: {
  search: RefusedSearch
  onSearch: ChangeSearch<RefusedSearch>
}) {
  return (
    <ResourceList
      caption="Refused lookups"
      nouns={['kind of refusal', 'kinds of refusals']}
      query={useQuery(refusedQuery(search))}
      columns={refusedColumns}
      rowId={({ id }) => id}
      parameters={refusedParameters}
      search={search}
      onSearch={onSearch}
      searches={[SEARCH]}
      filters={{
        error: { label: 'Error', any: 'All errors', options: CODES },
        time: { label: 'Time', any: 'Last 30 days', options: TIMES },
      }}
      moreFilters={
        search.key && (
          <Button variant="ghost" onClick={() => onSearch({ key: undefined })}>
            Show all keys
          </Button>
        )
      }
      sorts={{ refused: 'desc', last: 'desc' }}
      csv={{ name: 'refused-lookups', columns: csvColumns, load: page => fetchRefused(search, page) }}
      empty={
        <EmptyState icon={<ShieldCheck />} title="No lookup was refused in the last 30 days">
          A refusal is listed here within seconds, with the reason and what to do. If a program shows you an
          error,{' '}
          <Link to="/account/keys/diagnose" className="text-accent hover:underline">
            diagnose it
          </Link>
          .
        </EmptyState>
      }
      noMatch={() => ({
        title: 'No refusal matches',
        text: 'The search looks at hostnames, addresses and labels of keys.',
      })}
    />
  )
}

const SEARCH = {
  name: 'search',
  label: 'Search refused lookups',
  placeholder: 'Search by hostname, address or key',
} as const

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

const csvColumns: CsvColumns<Refused> = {
  key_label: ({ key }) => key.label,
  key_id: ({ key }) => key.id,
  error: entry => entry.error,
  number: entry => entry.number,
  status: entry => entry.status,
  reason: ({ rule }) => RULES[rule].why,
  advice: entry => adviceOf(entry).text,
  allowed_since: entry => entry.allowedSince,
  source: entry => entry.source,
  refused: entry => entry.count,
  first: entry => entry.first,
  last: entry => entry.last,
}
