import { useEffect, useState } from 'react'
import { takeSessionEnd } from '#portal/api/session/session-hint.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'

/** Shows, once, that the session ended unexpectedly. */
export function SessionEnded() {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (takeSessionEnd()) setShown(true)
  }, [])
  if (!isShown) return null
  return (
    <div className="mb-5">
      <Alert tone="warning" title="Your session has ended">
        Log in to continue where you left off.
      </Alert>
    </div>
  )
}
