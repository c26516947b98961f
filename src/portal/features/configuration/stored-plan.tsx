import { useQuery } from '@tanstack/react-query'
import { getConfigurationPlan } from '#generated/configuration/operations/getConfigurationPlan.ts'
import { query } from '#portal/api/call.ts'
import { timeText } from '#portal/kit/day-text.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { PlanCard } from './plan-card.tsx'

/** A plan that someone else, or a program, has made, by its ID in the address of the page. */
export function StoredPlan({ id }: { id: string }) {
  return (
    <Loaded
      query={useQuery(query(getConfigurationPlan, { path: { id } }))}
      what="The plan"
      isCard
      rows={4}
      missing={
        <p>
          This account doesn’t have this plan. It may belong to another account of yours, or newer plans have
          taken its place.
        </p>
      }
    >
      {plan => (
        <div className="flex flex-col gap-5">
          {plan.state === 'planned' && (
            <Alert title="This plan was proposed for this account">
              Nothing has changed yet. Read each change: a program may have made the plan. It can be applied
              until {timeText(plan.expires_at)}.
            </Alert>
          )}
          <PlanCard plan={plan} />
        </div>
      )}
    </Loaded>
  )
}
