import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#portal/ui/button.tsx'
import { ReferenceLine } from '#portal/ui/reference-line.tsx'

/** Stands where content could not be loaded: the reason, another try, and the id to quote. */
export function ErrorState({
  title = 'This could not be loaded',
  reason,
  onRetry,
  pending = false,
  reference,
  action,
}: {
  title?: string
  reason: ReactNode
  onRetry?: () => void
  pending?: boolean
  reference?: string | undefined
  action?: ReactNode
}) {
  return (
    <div role="alert" className="flex flex-col items-center gap-4 px-6 py-14 text-center">
      <div className="flex max-w-md flex-col gap-1.5">
        <p className="text-base font-semibold tracking-[-0.01em]">{title}</p>
        <div className="text-sm text-muted">{reason}</div>
      </div>
      {(onRetry || action) && (
        <div className="flex flex-wrap justify-center gap-2">
          {onRetry && (
            <Button icon={<RotateCw className="size-4" />} pending={pending} onClick={onRetry}>
              Try again
            </Button>
          )}
          {action}
        </div>
      )}
      {reference && <ReferenceLine id={reference} />}
    </div>
  )
}
