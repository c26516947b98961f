import { lazy, type ReactNode, useState } from 'react'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { ColleagueStep } from './colleague-step.tsx'
import { KeyStep } from './key-step.tsx'
import { LookupStep } from './lookup-step.tsx'
import { SiteStep } from './site-step.tsx'
import { StepItem } from './step-item.tsx'
import type { StepId } from './steps.ts'
import { TrialStep, trialNote } from './trial-step.tsx'
import type { FoundSteps } from './use-steps.ts'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))

const TITLES: Record<StepId, string> = {
  trial: 'Free trial',
  key: 'Create a secret key',
  lookup: 'Make your first lookup',
  site: 'Create an embedded key for a website',
  colleague: 'Invite a colleague',
}

/** The list of first steps, with what each of them needs. A separate module, because it has forms. */
export default function StepList({
  found: { steps, holdings, key },
  onHide,
}: {
  found: FoundSteps
  onHide: () => void
}) {
  const [token, setToken] = useState<string>()
  const contents: Record<StepId, ReactNode> = {
    trial: <TrialStep holdings={holdings} />,
    key: <KeyStep keyId={key?.key_id} token={token} onCreated={setToken} />,
    lookup: <LookupStep holdings={holdings} keyId={key?.key_id} token={token} />,
    site: <SiteStep />,
    colleague: <ColleagueStep />,
  }
  const done = steps.filter(step => step.isDone).length
  const next = steps.find(step => !step.isDone)?.id
  return (
    <Card
      title={next ? 'First steps' : 'All set'}
      description={`${done} of ${steps.length} done. Each ticks itself once your account has it.`}
      isFlush
      actions={
        <Button size="sm" variant="ghost" onClick={onHide}>
          Hide
        </Button>
      }
    >
      <ol aria-label="First steps" className="border-t border-line">
        {steps.map(({ id, isDone }) => (
          <StepItem
            key={id}
            title={TITLES[id]}
            isDone={isDone}
            isNext={id === next}
            note={id === 'trial' ? trialNote(holdings) : undefined}
          >
            {contents[id]}
          </StepItem>
        ))}
      </ol>
      <PageDialogs>
        <InviteDialog />
      </PageDialogs>
    </Card>
  )
}
