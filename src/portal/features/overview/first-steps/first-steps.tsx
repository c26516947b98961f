import { useQuery } from '@tanstack/react-query'
import { lazy, type ReactNode, useState } from 'react'
import { sessionQuery } from '#portal/api/session.ts'
import { PageDialogs } from '#portal/kit/page-dialogs.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Card } from '#portal/ui/card.tsx'
import { toast } from '#portal/ui/toast.ts'
import { ColleagueStep } from './colleague-step.tsx'
import { areStepsHidden, hideSteps } from './hidden-steps.ts'
import { KeyStep } from './key-step.tsx'
import { LookupStep } from './lookup-step.tsx'
import { SiteStep } from './site-step.tsx'
import { StepItem } from './step-item.tsx'
import type { StepId } from './steps.ts'
import { TrialStep, trialNote } from './trial-step.tsx'
import { useSteps } from './use-steps.ts'

const InviteDialog = lazy(() => import('./invite-dialog.tsx'))

/** The first steps of a new account, each ticked by what the account has. Nothing for any other account. */
export function FirstSteps() {
  const { data: session } = useQuery(sessionQuery)
  return session?.accountId ? <StepsOfAccount key={session.accountId} accountId={session.accountId} /> : null
}

const TITLES: Record<StepId, string> = {
  trial: 'Free trial',
  key: 'Create a secret key',
  lookup: 'Make your first lookup',
  site: 'Create an embedded key for a website',
  colleague: 'Invite a colleague',
}

function StepsOfAccount({ accountId }: { accountId: number }) {
  const found = useSteps()
  const [isHidden, setHidden] = useState(() => areStepsHidden(accountId))
  // Whoever completes the last step sees that all are done; it is gone the next time.
  const [wasOpen, setWasOpen] = useState(false)
  const [token, setToken] = useState<string>()
  const isDone = found?.steps.every(step => step.isDone) ?? false
  if (found && !isDone && !wasOpen) setWasOpen(true)
  if (!found || isHidden || (isDone && !wasOpen)) return null

  const hide = (isNowHidden: boolean) => {
    hideSteps(accountId, isNowHidden)
    setHidden(isNowHidden)
  }
  const { steps, holdings, key } = found
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
      title={isDone ? 'All set' : 'First steps'}
      description={`${done} of ${steps.length} done. Each ticks itself once your account has it.`}
      isFlush
      actions={
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            hide(true)
            void toast.success('First steps are hidden.', {
              action: { label: 'Undo', onAction: () => hide(false) },
            })
          }}
        >
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
