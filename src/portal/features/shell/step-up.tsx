import { lazy, Suspense, useEffect, useState } from 'react'
import { onStepUp } from '#portal/api/session/step-up.ts'

// It loads when it is first needed.
const StepUpDialog = lazy(() => import('./step-up-dialog.tsx'))

/** Asks for confirmation whenever a call is refused because of an old login, on top of any page or dialog. */
export function StepUp() {
  const [answer, setAnswer] = useState<{ give: (isConfirmed: boolean) => void } | null>(null)
  useEffect(
    () =>
      onStepUp(
        () =>
          new Promise(resolve => {
            setAnswer({
              give(isConfirmed) {
                setAnswer(null)
                resolve(isConfirmed)
              },
            })
          }),
      ),
    [],
  )
  if (!answer) return null
  return (
    <Suspense>
      <StepUpDialog onConfirmed={() => answer.give(true)} onClose={() => answer.give(false)} />
    </Suspense>
  )
}
