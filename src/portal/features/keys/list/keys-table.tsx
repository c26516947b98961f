import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRefusalText } from '#portal/api/can.ts'
import { notesOf } from '#portal/api/errors.ts'
import { Alert } from '#portal/ui/alert.tsx'
import { Button } from '#portal/ui/button.tsx'
import { ErrorState } from '#portal/ui/error-state.tsx'
import { MessageRow, SkeletonRows, type SortDirection, Table, Tbody, Th, Thead } from '#portal/ui/table.tsx'
import type { KeyDialog } from '../shared/key-dialogs.tsx'
import type { KeyKind } from '../shared/key-operations.ts'
import type { KeyPage } from '../shared/queries.ts'
import type { KeyActs } from '../shared/use-key-acts.ts'
import { KeyRow } from './key-row.tsx'
import type { ListSearch } from './list-search.ts'
import { NoKeys } from './no-keys.tsx'

const COLUMNS = 7

export interface KeysTableProps {
  kind: KeyKind
  list: UseQueryResult<KeyPage>
  search: ListSearch
  onSearch: (change: ListSearch) => void
  onDialog: (dialog: KeyDialog) => void
  /** The button of the first step. */
  create: ReactNode
  acts: KeyActs
}

type Column = NonNullable<ListSearch['sort']>

/** The list in each of its states: loading, empty, filtered to none, failed, filled. */
export function KeysTable({ kind, list, search, onSearch, onDialog, create, acts }: KeysTableProps) {
  const order: SortDirection = search.direction === 'asc' ? 'ascending' : 'descending'
  const sorted = (column: Column) => ((search.sort ?? 'created') === column ? order : null)
  const sort = (column: Column) => (next: SortDirection) => {
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
      <Table
        caption={kind === 'secret' ? 'Secret keys' : 'Embedded keys'}
        isStacked
        isBusy={list.isPlaceholderData || list.isPending}
      >
        <Thead>
          <Th sort={sorted('label')} onSort={sort('label')}>
            Key
          </Th>
          <Th>{kind === 'secret' ? 'Id and token' : 'Hostnames'}</Th>
          <Th>State</Th>
          <Th className="sm:max-xl:hidden">Limit</Th>
          <Th sort={sorted('used')} onSort={sort('used')}>
            Last used
          </Th>
          <Th sort={sorted('created')} onSort={sort('created')} className="sm:max-lg:hidden">
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
              <NoKeys kind={kind} search={search} onSearch={onSearch} create={create} />
            </MessageRow>
          )}
          {data?.keys.map(key => (
            <KeyRow key={key.keyValue} entity={key} acts={acts} onDialog={onDialog} />
          ))}
        </Tbody>
      </Table>
    </>
  )
}
