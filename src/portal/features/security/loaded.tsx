import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { notesOf } from '#portal/api/errors.ts'
import { ErrorState } from '#portal/ui/error-state.tsx'
import { Skeleton } from '#portal/ui/skeleton.tsx'

/** The content of a card once its data are there; before that a skeleton, or why they did not come. */
export function Loaded<T>({
  query: { data, error, isFetching, refetch },
  what,
  children,
}: {
  query: UseQueryResult<T>
  /** "Your sessions" */
  what: string
  children: (data: T) => ReactNode
}) {
  if (data !== undefined) return children(data)
  if (error)
    return (
      <ErrorState
        title={`${what} could not be loaded`}
        reason={error.message}
        pending={isFetching}
        onRetry={() => void refetch()}
        {...notesOf(error)}
      />
    )
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        Loading…
      </p>
      <Skeleton className="h-10 w-full" />
      <Skeleton className="h-10 w-full" />
    </div>
  )
}
