import { lazy, Suspense, useEffect, useState } from 'react'
import { onStepUp } from '#portal/api/step-up.ts'

// It comes when it is asked for the first time.
const StepUpDialog = lazy(() => import('./step-up-dialog.tsx'))

/** Asks who is there whenever a call is refused for an old login, over whatever page and dialog is open. */
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
