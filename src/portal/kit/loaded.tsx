import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRejectionText } from '#portal/api/can.ts'
import { ApiError, canTryAgain, notesOf } from '#portal/api/errors/errors.ts'
import { ErrorState } from '#portal/ui/feedback/error-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Card } from '#portal/ui/page/card.tsx'

/** A query, or several taken together. */
export type LoadedQuery<T> = Pick<UseQueryResult<T>, 'data' | 'error' | 'isFetching'> & {
  refetch: () => unknown
}

/** Content once its data has loaded; before that a skeleton, or the reason why it failed. */
export function Loaded<T>({
  query: { data, error, isFetching, refetch },
  what,
  rows = 2,
  skeleton,
  missing,
  failure,
  isCard = false,
  children,
}: {
  query: LoadedQuery<T>
  /** "Your sessions": what could not be loaded. */
  what: string
  /** The number of lines of the skeleton. */
  rows?: number
  /** A custom skeleton. */
  skeleton?: ReactNode
  /** Shown in place of the error if the server does not find the item. */
  missing?: ReactNode
  /** The title and the explanation of a failure for which the specification has words. */
  failure?: { title: string; help: string }
  /** Puts the placeholder for a whole page into a card. */
  isCard?: boolean
  children: (data: T) => ReactNode
}) {
  const reason = useRejectionText(error)
  if (data !== undefined) return children(data)
  if (missing && isMissing(error)) return inCard(missing, isCard)
  if (error)
    return inCard(
      <ErrorState
        title={failedTitle(what, error)}
        reason={reason}
        {...notesOf(error)}
        {...failure}
        pending={isFetching}
        {...(canTryAgain(error) && { onRetry: () => void refetch() })}
      />,
      isCard,
    )
  return (
    <div aria-busy="true" className="flex flex-col gap-3">
      <p role="status" className="sr-only">
        Loading…
      </p>
      {skeleton ??
        Array.from({ length: rows }, (_, row) => row).map(row => (
          <Skeleton key={row} className="h-10 w-full" />
        ))}
    </div>
  )
}

/** Returns the heading of an error state. What a person may not see isn't broken. */
export function failedTitle(what: string, error: Error | null): string {
  const isForbidden = error instanceof ApiError && error.name === 'insufficient-permissions'
  return isForbidden ? 'You don’t have access to this' : `${what} couldn’t be loaded`
}

function inCard(content: ReactNode, isCard: boolean): ReactNode {
  return isCard ? <Card>{content}</Card> : content
}

/** The id may belong to another account or be mistyped. */
export function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400)
}
