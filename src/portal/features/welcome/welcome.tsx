import { Button } from '#portal/ui/button.tsx'
import { NO_WORK, type WelcomeStep, type Work } from './model.ts'
import { sendRecord } from './send-record.ts'
import { WorkForm } from './work-form.tsx'
import { YouForm } from './you-form.tsx'

/**
 * Two short steps for a new customer; each can be skipped. The record is sent at the end, even if it is
 * mostly empty.
 */
export function Welcome({
  step,
  onStep,
  onDone,
}: {
  step: WelcomeStep
  onStep: (step: WelcomeStep) => void
  onDone: () => void
}) {
  function finish(work: Work) {
    sendRecord(work)
    onDone()
  }
  const skip = (onSkip: () => void) => (
    <Button variant="ghost" onClick={onSkip}>
      Skip
    </Button>
  )
  return (
    <div className="flex flex-col gap-5">
      <div>
        <p className="text-sm text-faint">Step {step === 'you' ? 1 : 2} of 2</p>
        <h2 className="text-lg">{step === 'you' ? 'About you' : 'Your work'}</h2>
      </div>
      {step === 'you' ? (
        <YouForm onSaved={() => onStep('work')} skip={skip(() => onStep('work'))} />
      ) : (
        <WorkForm onDone={finish} skip={skip(() => finish(NO_WORK))} />
      )}
    </div>
  )
}
