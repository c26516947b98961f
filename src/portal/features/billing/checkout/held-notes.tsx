import { useQuery } from '@tanstack/react-query'
import { purchaseNote } from '#domain/subscription/lookups-left.ts'
import { getPricing } from '#generated/sales/operations.ts'
import { listHoldings } from '#generated/subscription/operations.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { shortDay } from '#portal/kit/day-text.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'

const heldQuery = query(listHoldings, { query: { page_size: 100 } })
const pricingQuery = query(getPricing)

/** What the order means for lookups that the account has left: when each term begins, and which lookups come first. */
export function HeldNotes({ planIds }: { planIds: readonly number[] }) {
  const { data: held } = useQuery({ ...heldQuery, enabled: useCan(listHoldings).allowed })
  const { data: schedule } = useQuery(pricingQuery)
  if (!held || !schedule) return null
  const planOf = (id: number) => schedule.plans.find(({ plan_id }) => plan_id === id)
  const bought = planIds
    .flatMap(id => planOf(id) ?? [])
    .filter(plan => !plan.one_time_free_trial && !plan.ongoing_free)
  const licenseIds = new Set(bought.map(({ license_id }) => license_id))
  const now = new Date()
  return held.holdings
    .filter(({ license }) => licenseIds.has(license.license_id))
    .map(({ license, running, next }) => {
      const terms = [...running, ...(next ? [next] : [])].map(({ plan, ...term }) => ({
        issued: term.issued,
        remaining: term.remaining,
        expiration: term.expiration,
        isTrial: plan.one_time_free_trial,
        isFree: plan.one_time_free_trial || planOf(term.plan_id)?.ongoing_free === true,
      }))
      const note = purchaseNote(terms, shortDay, now)
      return note ? (
        <Alert key={license.license_id} title={license.license_label}>
          {note}
        </Alert>
      ) : null
    })
}
