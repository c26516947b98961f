import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { onSessionHint, readSessionHint } from '#portal/api/session/session-hint.ts'
import type { NamedTrial } from '#portal/content/page.ts'
import { portalPaths } from '#portal/content/site.ts'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Tooltip } from '#portal/ui/overlay/tooltip.tsx'

const OwnTrial = lazyPart(() => import('./own-trial.tsx'))

/**
 * Starts a free trial: visitors sign up, and logged-in people start it in place. The page
 * holds both, as it does the links to log in; the mark of `session-mark.ts` decides.
 */
export function StartTrial({
  trial,
  label,
  signUpLabel = label,
  className,
  hasNote = false,
}: {
  trial: NamedTrial
  label: string
  signUpLabel?: string
  className: string
  /** Says below what the account has had of the trial, for the first of these buttons on a page. */
  hasNote?: boolean
}) {
  const [isSignedIn, setSignedIn] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [isNew, setNew] = useState<boolean>()
  useEffect(() => {
    setSignedIn(readSessionHint() === 'in')
    return onSessionHint(hint => setSignedIn(hint === 'in'))
  }, [])
  const isOver = isNew === false

  return (
    <>
      <span className="contents in-data-logged-in:hidden">
        <Link to={portalPaths.signup} search={{ trial: trial.name }} className={className}>
          {signUpLabel}
        </Link>
      </span>
      <span className="hidden in-data-logged-in:contents">
        <Tooltip text={isOver ? 'You already had this trial.' : undefined}>
          <button
            type="button"
            aria-disabled={isOver || undefined}
            className={className}
            onClick={() => {
              if (!isOver) setOpen(true)
            }}
          >
            {label}
          </button>
        </Tooltip>
      </span>
      {isSignedIn && (
        <LazyBoundary>
          <OwnTrial
            trial={trial}
            hasNote={hasNote}
            isOpen={isOpen}
            onClose={() => setOpen(false)}
            onKnown={setNew}
          />
        </LazyBoundary>
      )}
    </>
  )
}
