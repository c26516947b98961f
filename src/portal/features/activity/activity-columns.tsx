import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { sessionQuery } from '#portal/api/session/session.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { type Entry, whoOf } from './model.ts'
import { UndoButton } from './undo-actions.tsx'

export const activityColumns: readonly ListColumn<Entry>[] = [
  { id: 'summary', header: 'Activity', part: 'title', cell: entry => <Summary entry={entry} /> },
  { id: 'who', header: 'Who', card: 'line', cell: entry => <Who entry={entry} /> },
  { id: 'when', header: 'When', card: 'line', cell: ({ created }) => <RelativeTime value={created} /> },
  { id: 'from', header: 'From', from: 'lg', card: 'line', cell: entry => <From entry={entry} /> },
  { id: 'actions', header: 'Undo', part: 'actions', cell: entry => <UndoButton entry={entry} /> },
]

function Summary({ entry: { summary, resource, reason, isUndo } }: { entry: Entry }) {
  return (
    <span className="flex max-w-xl min-w-56 flex-col gap-0.5 wrap-anywhere">
      <span>
        <ResourceLink resource={resource}>{summary}</ResourceLink>
        {isUndo && (
          <span className="ml-2">
            <Badge>Undo</Badge>
          </span>
        )}
      </span>
      {reason && <span className="font-normal text-muted">{reason}</span>}
    </span>
  )
}

/** A link to what it was done to, if that has a page. */
function ResourceLink({ resource, children }: { resource: Entry['resource']; children: ReactNode }) {
  const className = 'rounded-xs underline-offset-4 hover:underline'
  if (resource?.kind === 'secret-key' || resource?.kind === 'embedded-key')
    return (
      <Link
        to={resource.kind === 'secret-key' ? '/account/keys/secret/$keyId' : '/account/keys/embedded/$keyId'}
        params={{ keyId: resource.id }}
        preload={false}
        className={className}
      >
        {children}
      </Link>
    )
  if (resource?.kind === 'order')
    return (
      <Link
        to="/account/billing/orders/$orderId"
        params={{ orderId: resource.id }}
        preload={false}
        className={className}
      >
        {children}
      </Link>
    )
  if (resource?.kind === 'payment-method')
    return (
      <Link to="/account/billing" preload={false} className={className}>
        {children}
      </Link>
    )
  return children
}

function Who({ entry }: { entry: Entry }) {
  const { data: session } = useQuery(sessionQuery)
  const who = !entry.isByStaff && entry.userId === session?.userId ? 'You' : whoOf(entry)
  return (
    <span className="block max-w-56 truncate" title={entry.username ?? undefined}>
      {who}
    </span>
  )
}

function From({ entry: { device, network } }: { entry: Entry }) {
  return (
    <span className="flex flex-col whitespace-nowrap max-sm:flex-row max-sm:flex-wrap max-sm:gap-x-2">
      <span>{device ?? 'Unknown device'}</span>
      <span className="font-mono text-xs leading-5 text-muted">{network}</span>
    </span>
  )
}
