import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { sessionQuery } from '#portal/api/session/session.ts'
import { toast } from '#portal/ui/feedback/toast.ts'
import { areStepsHidden, hideSteps } from './hidden-steps.ts'
import { useSteps } from './use-steps.ts'

// Its forms are for new accounts alone.
const StepList = lazy(() => import('./step-list.tsx'))

/** The first steps of a new account, each ticked by what the account has. Nothing for any other account. */
export function FirstSteps() {
  const { data: session } = useQuery(sessionQuery)
  return session?.accountId ? <StepsOfAccount key={session.accountId} accountId={session.accountId} /> : null
}

function StepsOfAccount({ accountId }: { accountId: number }) {
  const found = useSteps()
  const [isHidden, setHidden] = useState(() => areStepsHidden(accountId))
  // Whoever completes the last step sees that all are done; it is gone the next time.
  const [wasOpen, setWasOpen] = useState(false)
  const isDone = found?.steps.every(step => step.isDone) ?? false
  if (found && !isDone && !wasOpen) setWasOpen(true)
  if (!found || isHidden || (isDone && !wasOpen)) return null

  const hide = (isNowHidden: boolean) => {
    hideSteps(accountId, isNowHidden)
    setHidden(isNowHidden)
  }
  return (
    <Suspense>
      <StepList
        found={found}
        onHide={() => {
          hide(true)
          void toast.success('First steps are hidden.', {
            action: { label: 'Undo', onAction: () => hide(false) },
          })
        }}
      />
    </Suspense>
  )
}
