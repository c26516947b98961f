import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { notesOf } from '#portal/api/errors.ts'
import { ErrorState } from '#portal/ui/error-state.tsx'
import { Skeleton } from '#portal/ui/skeleton.tsx'

/** What a section shows before its data are there, and when they do not come. */
export function LoadedSection<T>({
  query: { data, error, isFetching, refetch },
  title,
  rows,
  children,
}: {
  query: UseQueryResult<T>
  /** Says what could not be loaded. */
  title: string
  /** How many lines the skeleton has. */
  rows: number
  children: (data: T) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (error)
    return (
      <ErrorState
        title={title}
        reason={error.message}
        {...notesOf(error)}
        pending={isFetching}
        onRetry={() => void refetch()}
      />
    )
  return (
    <div aria-busy="true" className="flex flex-col gap-4">
      <p role="status" className="sr-only">
        Loading…
      </p>
      {Array.from({ length: rows }, (_, row) => row).map(row => (
        <Skeleton key={row} className="h-10 w-full" />
      ))}
    </div>
  )
}
