import { useQueries, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { trialByPlan } from '#domain/subscription/trials.ts'
import { getPricing, placeOrder } from '#generated/sales/operations.ts'
import { listLicenses } from '#generated/subscription/operations.ts'
import { query } from '#portal/api/call.ts'
import type { NamedTrial } from '#portal/content/page.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { type DialogProps, defineDialogs } from '#portal/kit/dialog/define-dialogs.tsx'
import { Loaded, type LoadedQuery } from '#portal/kit/loaded.tsx'
import { termsQuery } from '#portal/shared/subscriptions/license-terms.ts'
import { lookupsText, termLength } from '#portal/shared/subscriptions/plan-words.ts'
import { dayText, runningText } from '#portal/shared/trials/no-trial-notice.tsx'
import StartTrialDialog from '#portal/shared/trials/start-trial-dialog.tsx'
import { trialStatusOf } from '#portal/shared/trials/use-trial.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { ContactSales } from '#portal/ui/page/contact-sales.tsx'
import { type GroupedPlan, type PairedGroup, pairGroups, trialGroups } from './plan-groups.ts'

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
  const standing = trialStatusOf(trial.planId, subscription.plan_id ? [subscription] : [], new Date())
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

/** The free trials of the price list, each with what the account has had of it. */
function useTrialGroups(): LoadedQuery<readonly PairedGroup[]> {
  const pricing = useQuery(query(getPricing))
  const licenses = useQuery(query(listLicenses))
  const groups = pricing.data && trialGroups(pricing.data)
  const held = new Set(licenses.data?.licenses.map(({ license_id }) => license_id))
  const tried = new Set(groups?.flatMap(({ plans }) => plans.map(({ license }) => license.licenseId)))
  // An account has a trial only of what it holds, so there are no more calls than products with a trial.
  const terms = useQueries({
    queries: [...tried].filter(id => held.has(id)).map(termsQuery),
  })
  const all = [pricing, licenses, ...terms]
  const isComplete = groups && all.every(({ data }) => data)
  return {
    data: isComplete
      ? pairGroups(
          groups,
          terms.flatMap(({ data }) => data?.subscriptions ?? []),
        )
      : undefined,
    error: all.find(({ error }) => error)?.error ?? null,
    isFetching: all.some(({ isFetching }) => isFetching),
    refetch: () => Promise.all(all.filter(({ error }) => error).map(each => each.refetch())),
  }
}
