import { useEffect } from 'react'
import { trialByName } from '#domain/subscription/trials.ts'
import { ApiProvider } from '#portal/api/provider.tsx'
import { joinSession } from '#portal/api/session/guard.ts'
import type { NamedTrial } from '#portal/content/page.ts'
import { NoTrialNotice } from '#portal/shared/trials/no-trial-notice.tsx'
import { useTrial } from '#portal/shared/trials/use-trial.ts'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'

const StartTrialDialog = lazyPart(() => import('#portal/shared/trials/start-trial-dialog.tsx'))

interface Props {
  trial: NamedTrial
  /** Whether to show a notice about the account's earlier trial. */
  hasNote: boolean
  isOpen: boolean
  onClose: () => void
  /** Whether the account can still have it; undefined while that is unknown. */
  onKnown: (isNew: boolean | undefined) => void
}

/** The trial of a person who is logged in. No visitor loads it. */
export default function OwnTrial(props: Props) {
  return (
    <ApiProvider>
      <Content {...props} />
    </ApiProvider>
  )
}

function Content({ trial, hasNote, isOpen, onClose, onKnown }: Props) {
  const { standing, license } = useTrial(trialByName(trial.name))
  const isNew = standing && standing.is === 'available'
  // Another tab may have logged in as someone else, or switched accounts.
  useEffect(() => void joinSession().catch(() => undefined), [])
  useEffect(() => onKnown(isNew), [isNew, onKnown])
  return (
    <>
      {hasNote && isNew === false && !isOpen && (
        <div className="order-last w-full max-w-xl">
          <NoTrialNotice standing={standing} license={license} />
        </div>
      )}
      {isOpen && (
        <LazyBoundary layer>
          <StartTrialDialog trial={trial} onClose={onClose} />
        </LazyBoundary>
      )}
    </>
  )
}
