import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { countOf } from '#domain/text/amounts.ts'
import { listDeprecatedUses } from '#generated/security/operations.ts'
import type { DeprecatedUse } from '#generated/security/types.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { AttentionItem, AttentionItems, type AttentionSource } from '#portal/kit/attention.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { type ListPage, listQuery } from '#portal/kit/list/queries.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { KeyLink } from '#portal/shared/keys/key-link.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Pagination } from '#portal/ui/data/pagination.tsx'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { Card } from '#portal/ui/page/card.tsx'

/** Entries on a page, so that the findings stay in sight. The overview shows the first of them. */
const ROWS = 5
const SHOWN_ON_OVERVIEW = 2

const WHAT = 'Deprecated parameters'

/** The deprecated parameters that calls of the account sent, those with most calls first. */
export const deprecatedUsesQuery = (page: number) =>
  listQuery(listDeprecatedUses, { query: { page, page_size: ROWS } }, response => response.deprecated_uses)

const idOf = ({ operation, parameter, by_key, by_person }: DeprecatedUse) =>
  `${operation} ${parameter} ${by_key?.key_id ?? by_person?.user_id}`

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

/** The same, where the account needs attention. */
export const deprecatedAttention: AttentionSource = {
  what: WHAT,
  operations: [listDeprecatedUses],
  load: () => queryClient.prefetchQuery(deprecatedUsesQuery(1)),
  Items: DeprecatedItems,
}

function DeprecatedItems() {
  return (
    <AttentionItems query={useQuery(deprecatedUsesQuery(1))} what={WHAT}>
      {({ rows }: ListPage<DeprecatedUse>) =>
        rows.slice(0, SHOWN_ON_OVERVIEW).map(use => (
          <AttentionItem
            key={idOf(use)}
            tone="warning"
            title={<WhatWasSent use={use} />}
            detail={<WhatToDo use={use} />}
            action={
              <Link
                to="/account/keys/health"
                aria-label={`Details: ${use.parameter} in ${use.operation}`}
                className={buttonClass({ size: 'sm' })}
              >
                Details
              </Link>
            }
          />
        ))
      }
    </AttentionItems>
  )
}

/** "Your key “Website” sent text 1,204 times in the last 30 days." */
function WhatWasSent({ use }: { use: DeprecatedUse }) {
  return (
    <>
      <Sender use={use} /> sent <Name>{use.parameter}</Name> {countOf(use.calls, 'time')} in the last 30 days.
    </>
  )
}

function Sender({ use: { by_key: key, by_person: person } }: { use: DeprecatedUse }) {
  const { data: session } = useQuery(sessionQuery)
  if (key)
    return (
      <>
        Your key{' '}
        <KeyLink kind={key.kind} keyId={key.key_id} className="text-accent underline underline-offset-4">
          “{key.label}”
        </KeyLink>
      </>
    )
  if (person && person.user_id === session?.userId) return 'Calls with your login'
  return `Calls with the login of ${person?.username ?? 'a former member'}`
}

function WhatToDo({ use }: { use: DeprecatedUse }) {
  // A day has no time zone: it is read as one of the reader's.
  const day = dayText(`${use.expires_at}T00:00`)
  return use.replaced_by === null ? (
    `It stops working after ${day}.`
  ) : (
    <>
      Use <Name>{use.replaced_by}</Name> by {day}.
    </>
  )
}

const Name = ({ children }: { children: ReactNode }) => (
  <code translate="no" className="rounded-xs bg-sunken px-1 font-mono">
    {children}
  </code>
)
