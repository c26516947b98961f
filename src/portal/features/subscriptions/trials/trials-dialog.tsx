import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trialByPlan } from '#domain/subscription/trials.ts'
import { getPricing } from '#generated/sales/operations/getPricing.ts'
import { listTrials } from '#generated/sales/operations/listTrials.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import type { Trial } from '#generated/sales/types.ts'
import { query } from '#portal/api/call.ts'
import type { NamedTrial } from '#portal/content/page.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { type DialogProps, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { Loaded, type LoadedQuery } from '#portal/kit/loaded.tsx'
import { lookupsText, termLength } from '#portal/shared/subscriptions/plan-words.ts'
import { dayText, runningText } from '#portal/shared/trials/no-trial-notice.tsx'
import StartTrialDialog from '#portal/shared/trials/start-trial-dialog.tsx'
import { type TrialStanding, trialStanding } from '#portal/shared/trials/use-trial.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { ContactSales } from '#portal/ui/page/contact-sales.tsx'
import { type GroupedPlan, type PairedGroup, type PlanGroup, pairGroups, trialGroups } from './plan-groups.ts'

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
      description="Try each product once. No card required, and trials end automatically."
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
        Need more time after a trial? <ContactSales matter={{ topic: 'trial' }} />.
      </p>
    </Dialog>
  )
}

function TrialRow({ trial, standing, onStart }: OwnGroup & { onStart: (trial: NamedTrial) => void }) {
  if ('label' in trial) return <p className="text-muted">{trial.label}</p>
  const { description } = trial.license
  switch (standing?.is) {
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
    case 'used-elsewhere':
      return (
        <>
          <Facts name={description} text="You or your company already had it in another account" />
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

/** A group of the price list, with what the account has had of its trial. */
type OwnGroup = Pick<PairedGroup<Trial>, 'group' | 'trial'> & { standing: TrialStanding | undefined }

/** The free trials of the price list, each with what the account has had of it. */
function useTrialGroups(): LoadedQuery<readonly OwnGroup[]> {
  const pricing = useQuery(query(getPricing))
  const trials = useQuery(query(listTrials))
  const all = [pricing, trials]
  return {
    data: pricing.data && trials.data && ownGroups(trialGroups(pricing.data), trials.data.trials),
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.filter(({ error }) => error).map(each => each.refetch())),
  }
}

function ownGroups(groups: readonly PlanGroup[], trials: readonly Trial[]): OwnGroup[] {
  const held = trials.filter(({ term }) => term)
  return pairGroups(groups, held).map(({ group, trial }) => ({
    group,
    trial,
    standing: 'planId' in trial ? trialStanding(trial.planId, trials) : undefined,
  }))
}
