import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { countOf } from '#domain/text/amounts.ts'
import { listRejectionGroups } from '#generated/security/operations/listRejectionGroups.ts'
import { useCan } from '#portal/api/can.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { AttentionItem, AttentionItems, type AttentionSource } from '#portal/kit/attention.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { FixActions, FixControl, fixesOf, notMine, useFixActions } from './fixes.tsx'
import { isOpen, type RejectionGroup, recentGroupsQuery } from './rejections.ts'
import { RULES } from './rules.ts'

/** The rest is on the page of rejected requests. */
const SHOWN = 3

/** Rules that also reject the requests of strangers, programs, and old deployments. */
const STRAY: ReadonlySet<RejectionGroup['rule']> = new Set([
  'hostname',
  'bot',
  'no-host',
  'ip',
  'wrong-token',
])

const isStray = ({ currentRule, rule }: RejectionGroup) => STRAY.has(currentRule ?? rule)
const isStopped = (group: RejectionGroup) => !isStray(group)

interface Kind {
  isShown: (group: RejectionGroup) => boolean
  tone: 'danger' | 'warning'
  /** Another kind, read from the same response, says that it failed. */
  isQuiet?: boolean
}

const source = {
  what: 'Rejected requests',
  operations: [listRejectionGroups],
  load: () => queryClient.prefetchQuery(recentGroupsQuery(new Date())),
}

/** Requests of the last day that a key, a limit, or a plan stops now, each with its fix. */
export const stoppedAttention: AttentionSource = {
  ...source,
  Items: () => (
    <FixActions>
      <RejectedNow isShown={isStopped} tone="danger" />
    </FixActions>
  ),
}

/** Requests of the last day that may be someone else's, and that the API would still reject. */
export const strayAttention: AttentionSource = {
  ...source,
  Items: () => (
    <FixActions>
      <RejectedNow isShown={isStray} tone="warning" isQuiet />
    </FixActions>
  ),
}

/** The groups of a kind that the overview shows, the largest first. */
const openOf = (rows: readonly RejectionGroup[], isShown: Kind['isShown']) =>
  rows.filter(group => isOpen(group) && isShown(group))

/** The keys that this list shows because they are at their limit; undefined while it loads. */
export function useKeysAtLimit(): ReadonlySet<string> | undefined {
  const [now] = useState(() => new Date())
  const { allowed } = useCan(listRejectionGroups)
  const { data, isLoading } = useQuery({ ...recentGroupsQuery(now), enabled: allowed })
  if (isLoading) return undefined
  const stopped = openOf(data?.rows ?? [], isStopped).slice(0, SHOWN)
  const atLimit = stopped.filter(({ currentRule }) => currentRule === 'key-limit')
  return new Set(atLimit.map(({ key }) => key.id))
}

function RejectedNow({ isShown, tone, isQuiet }: Kind) {
  const [now] = useState(() => new Date())
  const actions = useFixActions()
  const query = useQuery(recentGroupsQuery(now))
  if (isQuiet && query.error && !query.data) return null
  return (
    <AttentionItems query={query} what="Rejected requests">
      {({ rows }) => {
        const open = openOf(rows, isShown)
        const shown = open.slice(0, SHOWN)
        return (
          <>
            {actions.failure && (
              <li className="py-3 first:pt-0">
                <ActionErrorAlert actions={actions} />
              </li>
            )}
            {shown.map(group => (
              <RejectedItem key={group.id} group={group} now={now} tone={tone} />
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

function RejectedItem({
  group,
  now,
  tone,
}: Pick<Kind, 'tone'> & {
  group: RejectionGroup
  now: Date
}) {
  const { key, count, rule, currentRule, sources } = group
  const [fix] = fixesOf(group, now)
  const source = sources.find(isOpen)?.source
  return (
    <AttentionItem
      tone={tone}
      title={`${countOf(count, 'lookup')} rejected: ${RULES[currentRule ?? rule].why}`}
      detail={source ? `${key.label}, from ${source}` : key.label}
      action={
        fix ? (
          <span className="flex flex-wrap gap-2">
            <FixControl fix={fix} group={group} />
            {currentRule === 'hostname' && source && <FixControl fix={notMine(source)} group={group} />}
          </span>
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
