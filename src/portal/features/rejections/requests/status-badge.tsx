import { Badge } from '#portal/ui/data/badge.tsx'
import type { Request } from './requests.ts'

/** The status of a response, with the name and number of its error. */
export function StatusBadge({ status, error, number }: Pick<Request, 'status' | 'error' | 'number'>) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 max-sm:in-data-stacked:justify-end">
      <Badge tone={status < 400 ? 'accent' : status < 500 ? 'warning' : 'danger'} hasDot>
        {status}
      </Badge>
      {error && (
        <code translate="no" className="font-mono text-xs leading-5 text-muted">
          {error}
          {number !== null && ` · ${number}`}
        </code>
      )}
    </span>
  )
}
