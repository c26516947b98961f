import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listSsoLogins } from '#generated/authorization/operations.ts'
import type { SsoLogin } from '#generated/authorization/types.ts'
import { query } from '#portal/api/call.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { providerQuery } from '../provider/provider.ts'
import { FailureAlert, ReceivedFacts } from '../rehearsal/login-details.tsx'
import { failureTexts } from '../rehearsal/rehearsal.ts'

const FILTERS = [
  { id: 'all', label: 'All' },
  { id: 'failed', label: 'Failed' },
  { id: 'passed', label: 'Succeeded' },
] as const
type Filter = (typeof FILTERS)[number]['id']

const PAGE_SIZE = 10

/** Recent logins with the identity provider, with why they failed and what to do. */
export function LoginsSection() {
  const { data: provider } = useQuery(providerQuery)
  if (!provider || provider.kind === 'none' || !provider.isOwner) return null
  return <Logins />
}

function Logins() {
  const [filter, setFilter] = useState<Filter>('all')
  const [page, setPage] = useState(1)
  const logins = useQuery(
    query(listSsoLogins, {
      query: { page, page_size: PAGE_SIZE, ...(filter !== 'all' && { outcome: filter }) },
    }),
  )
  const choose = (chosen: Filter) => {
    setFilter(chosen)
    setPage(1)
  }
  return (
    <Card
      title="Recent logins"
      description="Logins with your identity provider in the last 30 days, and rehearsals. Only owners see why one failed."
      actions={<Segmented label="Outcome" options={FILTERS} value={filter} onChange={choose} />}
    >
      <Loaded query={logins} what="Recent logins">
        {({ logins: shown, total }) =>
          total === 0 ? (
            <p className="text-sm text-muted">No logins.</p>
          ) : (
            <>
              <ul className="flex flex-col divide-y divide-line">
                {shown.map(login => (
                  <Login key={login.login_id} login={login} />
                ))}
              </ul>
              {total > PAGE_SIZE && (
                <p className="flex justify-end gap-2 pt-3">
                  <Button
                    size="sm"
                    disabledReason={page === 1 ? 'This is the first page.' : undefined}
                    onClick={() => setPage(page - 1)}
                  >
                    Newer
                  </Button>
                  <Button
                    size="sm"
                    disabledReason={page * PAGE_SIZE >= total ? 'This is the last page.' : undefined}
                    onClick={() => setPage(page + 1)}
                  >
                    Older
                  </Button>
                </p>
              )}
            </>
          )
        }
      </Loaded>
    </Card>
  )
}

const outcomes = {
  passed: { tone: 'accent', text: 'Succeeded' },
  failed: { tone: 'danger', text: 'Failed' },
  pending: { tone: 'neutral', text: 'Not finished' },
} as const

function Login({ login }: { login: SsoLogin }) {
  const { kind, outcome, failure, person, received, time } = login
  return (
    <li>
      <details className="py-2 text-sm">
        <summary className="flex cursor-pointer flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="min-w-0 wrap-anywhere">
            {person?.username ?? 'Unknown person'}
            {kind === 'rehearsal' && <span className="text-muted"> · Rehearsal</span>}
            {failure && <span className="block text-xs text-muted">{failureTexts[failure].title}</span>}
          </span>
          <span className="flex items-center gap-3 text-muted">
            <RelativeTime value={time} />
            <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].text}</Badge>
          </span>
        </summary>
        <div className="flex flex-col gap-4 py-3">
          {failure && <FailureAlert failure={failure} />}
          <ReceivedFacts received={received} />
        </div>
      </details>
    </li>
  )
}
