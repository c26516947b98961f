import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeprecatedUse } from '#generated/security/types.ts'
import type { ListPage } from '#portal/kit/list/queries.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Pagination } from '#portal/ui/data/pagination.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { deprecatedUsesQuery, idOf, Name, ROWS, WHAT, WhatToDo, WhatWasSent } from './deprecated-uses.tsx'

/** A page of them, which the caller turns. */
export function useDeprecatedUses() {
  const [page, setPage] = useState(1)
  const uses = useQuery(deprecatedUsesQuery(page))
  // A retry of what has failed is not the first time.
  const isFirstLoad = uses.data === undefined && uses.errorUpdateCount === 0
  return { uses, page, setPage, isFirstLoad }
}

/** Calls that stop working once an earlier name of a parameter ends. Nothing while there are none. */
export function DeprecatedUses({
  uses,
  page,
  setPage,
}: Omit<ReturnType<typeof useDeprecatedUses>, 'isFirstLoad'>) {
  if (uses.data?.total === 0) return null
  return (
    <Card title={WHAT} description="These calls work until the date given. Change them in time.">
      <Loaded query={uses} what={WHAT}>
        {({ rows, total = 0 }: ListPage<DeprecatedUse>) => (
          <>
            <ul aria-label={WHAT} className="flex flex-col divide-y divide-line">
              {rows.map(use => (
                <li key={idOf(use)} className="py-3 wrap-anywhere first:pt-0 last:pb-0">
                  <p className="font-medium">
                    <WhatWasSent use={use} />
                  </p>
                  <p className="text-sm text-muted">
                    <WhatToDo use={use} /> Operation <Name>{use.operation}</Name>, last called{' '}
                    <RelativeTime value={use.last} />.
                  </p>
                </li>
              ))}
            </ul>
            {total > ROWS && (
              <Pagination page={page} pageSize={ROWS} total={total} noun="entries" onPage={setPage} />
            )}
          </>
        )}
      </Loaded>
    </Card>
  )
}
