import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { countOf } from '#domain/text/amounts.ts'
import { listRefusalGroups } from '#generated/security/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { AttentionItem, AttentionItems, type AttentionSource } from '#portal/kit/attention.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { FixActions, FixControl, useFixActions } from './group-fix.tsx'
import { fixesOf, type RejectedGroup, recentGroupsQuery } from './groups.ts'
import { RULES } from './rejected.ts'

/** The rest is on the page of rejected requests. */
const SHOWN = 3

/** Requests of the last day that the API would still reject, each with its fix. */
export const rejectedAttention: AttentionSource = {
  what: 'Rejected requests',
  operations: [listRefusalGroups],
  load: () => queryClient.prefetchQuery(recentGroupsQuery(new Date())),
  Items: () => (
    <FixActions>
      <RejectedNow />
    </FixActions>
  ),
}

/** The groups that the overview shows, the largest first. */
const shownOf = (rows: readonly RejectedGroup[]) =>
  rows.filter(({ currentRule }) => currentRule !== null).slice(0, SHOWN)

/** The keys that this list shows because they are at their limit; undefined while it loads. */
export function useKeysShownAtLimit(): ReadonlySet<string> | undefined {
  const [now] = useState(() => new Date())
  const { allowed } = useCan(listRefusalGroups)
  const { data, isLoading } = useQuery({ ...recentGroupsQuery(now), enabled: allowed })
  if (isLoading) return undefined
  const atLimit = shownOf(data?.rows ?? []).filter(({ currentRule }) => currentRule === 'key-limit')
  return new Set(atLimit.map(({ key }) => key.id))
}

function RejectedNow() {
  const [now] = useState(() => new Date())
  const actions = useFixActions()
  return (
    <AttentionItems query={useQuery(recentGroupsQuery(now))} what="Rejected requests">
      {({ rows }) => {
        const shown = shownOf(rows)
        const open = rows.filter(({ currentRule }) => currentRule !== null)
        return (
          <>
            {actions.failure && (
              <li className="py-3 first:pt-0">
                <ActionErrorAlert actions={actions} />
              </li>
            )}
            {shown.map(group => (
              <RejectedItem key={group.id} group={group} now={now} />
            ))}
            {open.length > shown.length && (
              <li className="py-3 text-sm last:pb-0">
                <Link to="/account/keys/rejected" className="text-accent underline underline-offset-4">
                  All rejected requests
                </Link>
              </li>
            )}
          </>
        )
      }}
    </AttentionItems>
  )
}

function RejectedItem({ group, now }: { group: RejectedGroup; now: Date }) {
  const { key, count, rule, currentRule, sources } = group
  const [fix] = fixesOf(group, now)
  const source = sources.find(each => each.currentRule !== null)?.source
  return (
    <AttentionItem
      tone="danger"
      title={`${countOf(count, 'lookup')} rejected: ${RULES[currentRule ?? rule].why}`}
      detail={source ? `${key.label}, from ${source}` : key.label}
      action={
        fix ? (
          <FixControl fix={fix} group={group} />
        ) : (
          <Link
            to="/account/keys/rejected"
            search={{ key: key.id }}
            className={buttonClass({ size: 'sm' })}
            aria-label={`See how to fix it: ${key.label}`}
          >
            How to fix it
          </Link>
        )
      }
    />
  )
}
