import { useQuery } from '@tanstack/react-query'
import { purchaseNote, purchaseStart } from '#domain/subscription/lookups-left.ts'
import { EARLY_PURCHASE_LABEL } from '#domain/subscription/renewal-terms.ts'
import { getPricing } from '#generated/sales/operations/getPricing.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { shortDay } from '#portal/kit/day-text.ts'
import { LicenseOutlook, licenseFacts } from '#portal/shared/subscriptions/outlook.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'

const heldQuery = query(listHoldings, { query: { page_size: 100 } })
const pricingQuery = query(getPricing)

function useHeld() {
  return useQuery({ ...heldQuery, enabled: useCan(listHoldings).allowed }).data
}

/** The licenses that paid plans are of, each with the terms that a purchase comes after. */
function useHeldTerms(planIds: readonly number[]) {
  const held = useHeld()
  const { data: schedule } = useQuery(pricingQuery)
  if (!held || !schedule) return []
  const planOf = (id: number) => schedule.plans.find(({ plan_id }) => plan_id === id)
  const bought = planIds
    .flatMap(id => planOf(id) ?? [])
    .filter(plan => !plan.one_time_free_trial && !plan.ongoing_free)
  const licenseIds = new Set(bought.map(({ license_id }) => license_id))
  return held.holdings
    .filter(({ license }) => licenseIds.has(license.license_id))
    .map(({ license, running, next }) => ({
      license,
      terms: [...running, ...(next ? [next] : [])].map(({ plan, ...term }) => ({
        issued: term.issued,
        remaining: term.remaining,
        expiration: term.expiration,
        isTrial: plan.one_time_free_trial,
        isFree: plan.one_time_free_trial || planOf(term.plan_id)?.ongoing_free === true,
      })),
    }))
}

/** When a plan that is bought now begins, if that is later; undefined also while it is not known. */
export function usePurchaseStart(planIds: readonly number[]): Date | undefined {
  const [held] = useHeldTerms(planIds)
  return held && purchaseStart(held.terms, new Date())
}

/** What the order means for lookups that the account has left: when each term begins, and which lookups come first. */
export function HeldNotes({ planIds }: { planIds: readonly number[] }) {
  const now = new Date()
  return useHeldTerms(planIds).map(({ license, terms }) => {
    const note = purchaseNote(terms, shortDay, now)
    return note ? (
      <Alert key={license.license_id} title={license.license_label}>
        {note}
      </Alert>
    ) : null
  })
}

/** What of a paid order is bought early from now on. */
export function EarlyPurchaseNote({ planIds }: { planIds: readonly number[] }) {
  const names = useHeld()?.holdings.flatMap(({ license, early_purchase: early }) =>
    early && planIds.includes(early.plan_id) ? [license.license_label] : [],
  )
  if (!names?.length) return null
  return (
    <Alert tone="success" title={`${EARLY_PURCHASE_LABEL}: on`}>
      {names.join(', ')}. You can change the cap or turn it off on the Subscriptions page.
    </Alert>
  )
}

/** When each plan of a paid order ends or renews, in the sentence that the subscriptions show. */
export function PlanOutlooks({ planIds }: { planIds: readonly number[] }) {
  const bought = useHeld()?.holdings.filter(({ current, next, running }) =>
    [current, next, ...running].some(term => term && planIds.includes(term.plan_id)),
  )
  if (!bought?.length) return null
  return (
    <ul aria-label="Your plans" className="flex flex-col gap-3">
      {bought.map(holding => (
        <li key={holding.license.license_id} className="flex flex-col">
          <span className="font-medium">{holding.license.license_label}</span>
          <LicenseOutlook facts={licenseFacts(holding)} className="text-muted" />
        </li>
      ))}
    </ul>
  )
}
