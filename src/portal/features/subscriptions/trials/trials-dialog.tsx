import { useState } from 'react'
import { trialByPlan } from '#domain/subscription/trials.ts'
import { placeOrder } from '#generated/sales/operations.ts'
import type { NamedTrial } from '#portal/content/page.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { type DialogProps, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { lookupsText, termLength } from '#portal/shared/subscriptions/plan-words.ts'
import { standingOf } from '#portal/shared/trials/standing.ts'
import StartTrialDialog from '#portal/shared/trials/start-trial-dialog.tsx'
import { dayText, runningText } from '#portal/shared/trials/words.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { ContactSales } from '#portal/ui/page/contact-sales.tsx'
import type { GroupedPlan, PairedGroup } from './plan-groups.ts'
import { useTrialGroups } from './use-trial-groups.ts'

/** Its name in the address of the page. */
export type TrialsDialogName = 'trials'

export default defineDialogs({ trials: TrialsDialog } satisfies Record<TrialsDialogName, unknown>)

/** The free trials of all products, those that the account has had included. */
function TrialsDialog({ onClose }: DialogProps) {
  const [chosen, setChosen] = useState<NamedTrial>()
  const groups = useTrialGroups()
  if (chosen) return <StartTrialDialog trial={chosen} onClose={onClose} />
  return (
    <Dialog
      open
      onClose={onClose}
      size="md"
      title="Free trials"
      description="Try each product once. It takes no card, and a trial ends by itself."
    >
      <Loaded query={groups} what="The free trials">
        {paired => (
          <ul aria-label="Free trials" className="flex flex-col">
            {paired.map(each => (
              <li
                key={each.group.name}
                className="flex items-center justify-between gap-4 border-t border-line py-3"
              >
                <TrialRow {...each} onStart={setChosen} />
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <p className="text-muted">
        Do you need more time with a trial that is over? <ContactSales matter={{ topic: 'trial' }} />.
      </p>
    </Dialog>
  )
}

function TrialRow({ trial, subscription, onStart }: PairedGroup & { onStart: (trial: NamedTrial) => void }) {
  if ('label' in trial) return <p className="text-muted">{trial.label}</p>
  const standing = standingOf(trial.planId, subscription.plan_id ? [subscription] : [], new Date())
  const { description } = trial.license
  switch (standing.is) {
    case 'running':
      return (
        <>
          <Facts name={description} text={runningText(standing.term)} />
          <Badge tone="accent">Running</Badge>
        </>
      )
    case 'used':
      return (
        <>
          <Facts name={description} text={`Started on ${dayText(standing.term.start)}`} />
          <Badge>Used</Badge>
        </>
      )
    default:
      return (
        <>
          <Facts name={description} text={`${lookupsText(trial.lookups)} for ${termLength(trial)}`} />
          <OperationButton
            operation={placeOrder}
            size="sm"
            onClick={() => {
              const named = namedTrial(trial)
              if (named) onStart(named)
            }}
          >
            Start<span className="sr-only"> the free trial of {description}</span>
          </OperationButton>
        </>
      )
  }
}

function Facts({ name, text }: { name: string; text: string }) {
  return (
    <span className="flex min-w-0 flex-col gap-0.5">
      <span className="font-medium">{name}</span>
      <span className="text-muted tnum">{text}</span>
    </span>
  )
}

function namedTrial({ planId, days, lookups }: GroupedPlan): NamedTrial | undefined {
  const known = trialByPlan(planId)
  return known && { name: known.name, days, lookups }
}
