import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRejectionText } from '#portal/api/can.ts'
import { canTryAgain, notesOf } from '#portal/api/errors/errors.ts'
import type { SearchOf } from '#portal/api/search.ts'
import { Button } from '#portal/ui/button.tsx'
import { MessageRow } from '#portal/ui/data/table.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { failedTitle } from '../loaded.tsx'
import type { ListPage } from './queries.ts'
import {
  type ChangeSearch,
  cursorOf,
  isNarrowed,
  type ListParameters,
  noMatchTitle,
  withoutFilters,
} from './search.ts'

interface EmptyRowsProps<P extends ListParameters> {
  nouns: readonly [one: string, many: string]
  query: UseQueryResult<ListPage<object>>
  search: SearchOf<P>
  onSearch: ChangeSearch<SearchOf<P>>
  empty: ReactNode
  noMatch?: ((search: SearchOf<P>) => { title?: string; text?: string }) | undefined
  /** Columns of the table. */
  width: number
}

/** The content of the table without rows. */
export function EmptyRows<P extends ListParameters>({
  nouns,
  query: { data, error, isFetching, refetch },
  search,
  onSearch,
  empty,
  noMatch,
  width,
}: EmptyRowsProps<P>) {
  const reason = useRejectionText(error)
  if (!data && !error) return null
  if (data && data.rows.length > 0) return null
  return (
    <MessageRow columns={width}>
      {data ? (
        <NoRows {...{ data, nouns, search, onSearch, empty, noMatch }} />
      ) : (
        <ErrorState
          title={failedTitle(`The ${nouns[1]}`, error)}
          reason={reason}
          pending={isFetching}
          {...notesOf(error)}
          {...(canTryAgain(error) && { onRetry: () => void refetch() })}
        />
      )}
    </MessageRow>
  )
}

function NoRows<P extends ListParameters>({
  data,
  nouns,
  search,
  onSearch,
  empty,
  noMatch,
}: Omit<EmptyRowsProps<P>, 'query' | 'width'> & { data: ListPage<object> }) {
  if ((data.page ?? 1) > 1 || cursorOf(search) !== undefined)
    return (
      <EmptyState
        title="This page doesn’t exist"
        action={<Button onClick={() => onSearch({})}>First page</Button>}
      >
        The list is shorter now.
      </EmptyState>
    )
  if (!isNarrowed(search)) return empty
  const { title = noMatchTitle(search, nouns), text } = noMatch?.(search) ?? {}
  return (
    <EmptyState
      title={title}
      action={
        <Button onClick={() => onSearch(withoutFilters(search) as Partial<SearchOf<P>>)}>
          Clear filters
        </Button>
      }
    >
      {text}
    </EmptyState>
  )
}
