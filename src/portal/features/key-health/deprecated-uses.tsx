import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { countOf } from '#domain/text/amounts.ts'
import { listDeprecatedUses } from '#generated/security/operations/listDeprecatedUses.ts'
import type { DeprecatedUse } from '#generated/security/types.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { AttentionItem, AttentionItems, type AttentionSource } from '#portal/kit/attention.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { type ListPage, listQuery } from '#portal/kit/list/queries.ts'
import { KeyLink } from '#portal/shared/keys/key-link.tsx'
import { buttonClass } from '#portal/ui/classes.ts'

/** Entries on a page, so that the findings stay in sight. The overview shows the first of them. */
export const ROWS = 5
const SHOWN_ON_OVERVIEW = 2

export const WHAT = 'Deprecated parameters'

/** The deprecated parameters that calls of the account sent, those with most calls first. */
export const deprecatedUsesQuery = (page: number) =>
  listQuery(listDeprecatedUses, { query: { page, page_size: ROWS } }, response => response.deprecated_uses)

export const idOf = ({ operation, parameter, by_key, by_person }: DeprecatedUse) =>
  `${operation} ${parameter} ${by_key?.key_id ?? by_person?.user_id}`

/** Calls that stop working once an earlier name ends, where the account needs attention. */
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
export function WhatWasSent({ use }: { use: DeprecatedUse }) {
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

export function WhatToDo({ use }: { use: DeprecatedUse }) {
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

export const Name = ({ children }: { children: ReactNode }) => (
  <code translate="no" className="rounded-xs bg-sunken px-1 font-mono">
    {children}
  </code>
)
