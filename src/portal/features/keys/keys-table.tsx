import type { UseQueryResult } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRefusalText } from '#portal/api/can.ts'
import { notesOf } from '#portal/api/errors.ts'
import { Alert } from '#portal/ui/alert.tsx'
import { Button } from '#portal/ui/button.tsx'
import { EmptyState } from '#portal/ui/empty-state.tsx'
import { ErrorState } from '#portal/ui/error-state.tsx'
import { MessageRow, SkeletonRows, type SortDirection, Table, Tbody, Th, Thead } from '#portal/ui/table.tsx'
import type { KeyDialog } from './key-dialogs.tsx'
import { KeyRow } from './key-row.tsx'
import type { ListSearch } from './list-search.ts'
import type { SecretKey } from './model.ts'
import { useKeyActs } from './queries.ts'

const COLUMNS = 6

export interface KeysTableProps {
  list: UseQueryResult<{ keys: SecretKey[]; total: number }>
  search: ListSearch
  onSearch: (change: ListSearch) => void
  onDialog: (dialog: KeyDialog) => void
  /** The button of the first step. */
  create: ReactNode
}

/** The list in each of its states: loading, empty, filtered to none, failed, filled. */
export function KeysTable({ list, search, onSearch, onDialog, create }: KeysTableProps) {
  const acts = useKeyActs()
  const order: SortDirection = search.direction === 'asc' ? 'ascending' : 'descending'
  const sorted = (column: 'label' | 'created') => ((search.sort ?? 'created') === column ? order : null)
  const sort = (column: 'label' | 'created') => (next: SortDirection) => {
    // A column that was not sorted begins with what people look for: the newest, or A.
    const ascends = sorted(column) ? next === 'ascending' : column === 'label'
    onSearch({ sort: column, direction: ascends ? 'asc' : 'desc' })
  }
  const { data, error } = list
  const reason = useRefusalText(error)

  return (
    <>
      {error && data && (
        <Alert
          tone="warning"
          className="m-3"
          action={
            <Button size="sm" onClick={() => list.refetch()}>
              Try again
            </Button>
          }
        >
          The list may be out of date. {reason}
        </Alert>
      )}
      {acts.failure && (
        <Alert
          tone="danger"
          className="m-3"
          title={acts.failure.title}
          help={acts.failure.notes.help}
          reference={acts.failure.notes.reference}
          action={
            <>
              <Button size="sm" onClick={acts.failure.retry}>
                Try again
              </Button>
              <Button size="sm" variant="ghost" onClick={acts.dismiss}>
                Dismiss
              </Button>
            </>
          }
        >
          {acts.failure.message}
        </Alert>
      )}
      <Table caption="Secret keys" isStacked isBusy={list.isPlaceholderData || list.isPending}>
        <Thead>
          <Th sort={sorted('label')} onSort={sort('label')}>
            Key
          </Th>
          <Th>Key id</Th>
          <Th className="sm:max-lg:hidden">Token</Th>
          <Th>State</Th>
          <Th sort={sorted('created')} onSort={sort('created')}>
            Created
          </Th>
          <Th isHidden>Actions</Th>
        </Thead>
        <Tbody>
          {list.isPending && <SkeletonRows rows={6} columns={COLUMNS} />}
          {error && !data && (
            <MessageRow columns={COLUMNS}>
              <ErrorState
                title="The keys could not be loaded"
                reason={reason}
                pending={list.isFetching}
                {...notesOf(error)}
                onRetry={() => list.refetch()}
              />
            </MessageRow>
          )}
          {data?.keys.length === 0 && (
            <MessageRow columns={COLUMNS}>
              <NoKeys search={search} onSearch={onSearch} create={create} />
            </MessageRow>
          )}
          {data?.keys.map(key => (
            <KeyRow key={key.keyValue} secretKey={key} acts={acts} onDialog={onDialog} />
          ))}
        </Tbody>
      </Table>
    </>
  )
}

function NoKeys({ search, onSearch, create }: Pick<KeysTableProps, 'search' | 'onSearch' | 'create'>) {
  const { search: text, state = 'current', page } = search
  const clear = (
    <Button onClick={() => onSearch({ search: undefined, state: undefined })}>Clear filters</Button>
  )
  if (page && page > 1)
    return (
      <EmptyState
        title="There is no such page"
        action={<Button onClick={() => onSearch({})}>First page</Button>}
      >
        The list has become shorter since.
      </EmptyState>
    )
  if (text)
    return (
      <EmptyState title={`No key matches “${text}”`} action={clear}>
        The search looks at labels, descriptions and ids{state === 'current' ? '' : ` of ${state} keys`}.
      </EmptyState>
    )
  if (state === 'deleted')
    return (
      <EmptyState title="No deleted keys" action={clear}>
        A deleted key stays here for 30 days, and can be recovered until then.
      </EmptyState>
    )
  if (state !== 'current') return <EmptyState title={`No ${state} keys`} action={clear} />
  return (
    <EmptyState icon={<KeyRound />} title="Create your first key" action={create}>
      Your server sends a key's id and token with every lookup. Give each system a key of its own, so that you
      can pause one without stopping the others.
    </EmptyState>
  )
}
