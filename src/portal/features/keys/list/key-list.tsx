import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Alert } from '#portal/ui/alert.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Card } from '#portal/ui/card.tsx'
import { Pagination } from '#portal/ui/pagination.tsx'
import { Segmented } from '#portal/ui/segmented.tsx'
import type { KeyDialog } from '../shared/key-dialogs.tsx'
import type { KeyKind } from '../shared/key-operations.ts'
import type { KeyPage } from '../shared/queries.ts'
import { type FailedAct, useKeyActs } from '../shared/use-key-acts.ts'
import { KeysTable } from './keys-table.tsx'
import type { ListSearch } from './list-search.ts'
import { SearchBox } from './search-box.tsx'

const STATES = [
  { id: 'current', label: 'All' },
  { id: 'active', label: 'Active' },
  { id: 'paused', label: 'Paused' },
  { id: 'expired', label: 'Expired' },
  { id: 'deleted', label: 'Deleted' },
] as const

const searched: Record<KeyKind, string> = {
  secret: 'Search by label, description or id',
  embedded: 'Search by label, description, id or hostname',
}

interface KeyListProps {
  kind: KeyKind
  list: UseQueryResult<KeyPage>
  search: ListSearch
  onSearch: (change: ListSearch, options?: { replace: boolean }) => void
  onDialog: (dialog: KeyDialog) => void
  /** Stands in the empty list as well. */
  create: ReactNode
}

/** A searched, filtered, sorted and paged list of one kind of key. */
export function KeyList({ kind, list, search, onSearch, onDialog, create }: KeyListProps) {
  const acts = useKeyActs()
  return (
    <Card isFlush>
      <div className="flex flex-wrap items-center gap-3 border-b border-line p-3">
        <SearchBox
          key={kind}
          label="Search keys"
          placeholder={searched[kind]}
          value={search.search ?? ''}
          onChange={text => onSearch({ search: text || undefined }, { replace: true })}
          className="min-w-56 flex-2"
        />
        {kind === 'embedded' && (
          <SearchBox
            label="Works on host"
            placeholder="Works on host, such as shop.example"
            value={search.host ?? ''}
            onChange={host => onSearch({ host: host || undefined }, { replace: true })}
            className="min-w-56 flex-1"
          />
        )}
        <Segmented
          label="State"
          options={STATES}
          value={search.state ?? 'current'}
          onChange={state => onSearch({ state })}
        />
      </div>
      {acts.failure && <FailedActAlert failure={acts.failure} onDismiss={acts.dismiss} className="m-3" />}
      <KeysTable {...{ kind, list, search, onSearch, onDialog, create, acts }} />
      {list.data && list.data.total > 0 && (
        <div className="border-t border-line">
          <Pagination
            page={list.data.page}
            pageSize={list.data.page_size}
            total={list.data.total}
            noun={list.data.total === 1 ? 'key' : 'keys'}
            onPage={page => onSearch({ page })}
          />
        </div>
      )}
    </Card>
  )
}

/** An act that was refused, with the way to try again. */
export function FailedActAlert({
  failure: { title, message, notes, retry },
  onDismiss,
  className,
}: {
  failure: FailedAct
  onDismiss: () => void
  className?: string
}) {
  return (
    <Alert
      tone="danger"
      title={title}
      help={notes.help}
      reference={notes.reference}
      {...(className && { className })}
      action={
        <>
          <Button size="sm" onClick={retry}>
            Try again
          </Button>
          <Button size="sm" variant="ghost" onClick={onDismiss}>
            Dismiss
          </Button>
        </>
      }
    >
      {message}
    </Alert>
  )
}
