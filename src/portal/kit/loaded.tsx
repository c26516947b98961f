import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useRefusalText } from '#portal/api/can.ts'
import { ApiError, notesOf } from '#portal/api/errors.ts'
import { Card } from '#portal/ui/card.tsx'
import { ErrorState } from '#portal/ui/error-state.tsx'
import { Skeleton } from '#portal/ui/skeleton.tsx'

/** Content once its data are there; before that a skeleton, or why they did not come. */
export function Loaded<T>({
  query: { data, error, isFetching, refetch },
  what,
  rows = 2,
  skeleton,
  missing,
  isCard = false,
  children,
}: {
  query: UseQueryResult<T>
  /** "Your sessions": what could not be loaded. */
  what: string
  /** How many lines the skeleton has. */
  rows?: number
  /** A skeleton of its own shape. */
  skeleton?: ReactNode
  /** Shown in place of the error where the server knows no such thing. */
  missing?: ReactNode
  /** Puts what stands in for a whole page into a card. */
  isCard?: boolean
  children: (data: T) => ReactNode
}) {
  const reason = useRefusalText(error)
  if (data !== undefined) return children(data)
  if (missing && isMissing(error)) return inCard(missing, isCard)
  if (error)
    return inCard(
      <ErrorState
        title={`${what} could not be loaded`}
        reason={reason}
        {...notesOf(error)}
        pending={isFetching}
        onRetry={() => void refetch()}
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

function inCard(content: ReactNode, isCard: boolean): ReactNode {
  return isCard ? <Card>{content}</Card> : content
}

/** An id of another account, or one that was mistyped. */
function isMissing(error: Error | null): boolean {
  return error instanceof ApiError && (error.statusCode === 404 || error.statusCode === 400)
}
