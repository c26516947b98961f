import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { getOwnCredentials } from '#generated/identity/operations.ts'
import { listSecretKeys } from '#generated/security/operations.ts'
import { query } from '#portal/api/call.ts'
import { useRefusalText } from '#portal/api/can.ts'
import { roleNames } from '#portal/content/role-names.ts'
import { ServerSnippets } from '#portal/kit/server-snippets.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Card } from '#portal/ui/card.tsx'
import { PageHeader } from '#portal/ui/page-header.tsx'
import { Skeleton } from '#portal/ui/skeleton.tsx'
import { AllowanceCard } from './allowance-card.tsx'

/** One key is enough to get the total. */
export const keyCountsQuery = query(listSecretKeys, { query: { page_size: 1, state: 'active' } })

/** The start page: what the account has, and the first step if it is empty. */
export function Overview({ keysLink }: { keysLink: (label: string) => ReactNode }) {
  const keys = useQuery(keyCountsQuery)
  const self = useQuery(query(getOwnCredentials))
  const total = keys.data?.total
  const reason = useRefusalText(keys.error)
  return (
    <>
      <PageHeader title="Overview" />
      <div className="grid items-start gap-6 bar:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex flex-col gap-6">
          <Card title="Secret keys" description="For calls from your servers.">
            <div className="flex items-end justify-between gap-4">
              {keys.isError ? (
                <p className="text-muted">
                  {reason}{' '}
                  <Button size="sm" onClick={() => keys.refetch()}>
                    Try again
                  </Button>
                </p>
              ) : (
                <p className="flex items-baseline gap-2">
                  <span className="tnum text-3xl font-semibold tracking-[-0.03em]">
                    {total === undefined ? <Skeleton className="h-8 w-10" /> : total}
                  </span>
                  <span className="text-muted">active</span>
                </p>
              )}
              {keysLink(total === 0 ? 'Create your first key' : 'Manage keys')}
            </div>
          </Card>
          <AllowanceCard />
          <Card title="You">
            <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
              <dt className="text-muted">E-mail</dt>
              <dd className="truncate">{self.data?.username ?? <Skeleton className="w-40" />}</dd>
              <dt className="text-muted">Role</dt>
              <dd>{self.data ? roleNames[self.data.role] : <Skeleton className="w-24" />}</dd>
            </dl>
          </Card>
        </div>
        <Card
          title="Your first call"
          description="Send a key's id and token with the address, and read what comes back."
        >
          <ServerSnippets keyId={keys.data?.secret_keys[0]?.key_id ?? '$GATEPOST_KEY_ID'} />
        </Card>
      </div>
    </>
  )
}
