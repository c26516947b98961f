import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Badge } from '#portal/ui/data/badge.tsx'
import type { Status } from '../status/read-status.ts'

/** Whether the services respond right now. Until that is known, and without scripts, a link to the page that says it. */
export function LiveStatus() {
  const [status, setStatus] = useState<Status>()
  useEffect(() => {
    void import('../status/read-status.ts').then(({ readStatus }) => readStatus()).then(setStatus, () => {})
  }, [])
  return (
    <p role="status" className="flex min-h-7 flex-wrap items-center gap-3 text-[0.9375rem] text-muted">
      {status && (
        <Badge tone={status.tone} hasDot>
          {status.label}
        </Badge>
      )}
      <Link to="/status" className="rounded-xs text-accent underline underline-offset-4">
        Service status
      </Link>
    </p>
  )
}
