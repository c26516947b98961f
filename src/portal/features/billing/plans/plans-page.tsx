import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import { getPricing } from '#generated/sales/operations/getPricing.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { query } from '#portal/api/call.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { shortDay } from '#portal/kit/day-text.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { addToCart, cartIntent } from '#portal/shared/cart/cart.ts'
import { lookupsText, perThousand, termNoun } from '#portal/shared/subscriptions/plan-words.ts'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { ContactSales } from '#portal/ui/page/contact-sales.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { usePurchaseStart } from '../shared/held-plans.tsx'
import { useQuote } from '../shared/quote.ts'
import { type Offer, type OfferedPlan, offersOf } from './offers.ts'
import type { PlansSearch } from './plans-search.ts'

const pricingQuery = query(getPricing)

/** The paid plans of each product, to buy without leaving the account. */
export function PlansPage({
  search,
  onSearch,
}: {
  search: PlansSearch
  onSearch: (search: PlansSearch) => void
}) {
  const pricing = useQuery({ ...pricingQuery, select: offersOf })
  return (
    <>
      <PageHeader
        title="Plans and prices"
        description="Prices are in US dollars, before tax. Buying a plan doesn’t change a term that has started."
      />
      <Loaded
        query={pricing}
        what="The price list"
        isCard
        skeleton={<Skeleton className="h-96 w-full rounded-xl" />}
      >
        {offers => <Offers offers={offers} search={search} onSearch={onSearch} />}
      </Loaded>
    </>
  )
}

function Offers({
  offers,
  search,
  onSearch,
}: {
  offers: readonly Offer[]
  search: PlansSearch
  onSearch: (search: PlansSearch) => void
}) {
  const offer = offers.find(({ licenseId }) => licenseId === search.license) ?? offers[0]
  if (!offer) return null
  const isYearly = search.term === 'year'
  const plans = isYearly ? offer.yearly : offer.monthly
  return (
    <Card isFlush>
      <div className="flex flex-wrap items-end justify-between gap-4 border-b border-line p-5">
        <Select
          label="Product"
          className="w-full sm:w-96"
          options={offers.map(({ licenseId, label }) => ({ value: String(licenseId), label }))}
          value={String(offer.licenseId)}
          onChange={({ target }) => onSearch({ ...search, license: Number(target.value) })}
        />
        <Segmented
          label="Term"
          options={[
            { id: 'month', label: 'Monthly' },
            { id: 'year', label: 'Yearly' },
          ]}
          value={isYearly ? 'year' : 'month'}
          onChange={term => onSearch({ ...search, term: term === 'year' ? term : undefined })}
        />
      </div>
      <PlanList label={offer.label} plans={plans} />
      <p className="border-t border-line px-5 py-4 text-sm text-muted">
        Need more lookups, or another product?{' '}
        <ContactSales matter={{ topic: 'pricing', product: offer.label }} />
      </p>
    </Card>
  )
}

/** The plans of one term. An account can have its own prices, which the public list does not have. */
function PlanList({ label, plans }: { label: string; plans: readonly OfferedPlan[] }) {
  const navigate = useNavigate()
  const quote = useQuote(plans.map(({ planId }) => planId))
  const start = usePurchaseStart(plans.map(({ planId }) => planId))
  const items = quote.isPlaceholderData ? undefined : quote.data?.items
  function buy(planId: number) {
    addToCart(planId)
    void navigate({ to: '/checkout', search: { intent: cartIntent() ?? undefined } })
  }
  return (
    <ul aria-label={`Plans of ${label}`} className="divide-y divide-line">
      {plans.map((plan, at) => {
        const price = items?.[at]?.amount ?? plan.price
        const rate = perThousand({ ...plan, price })
        return (
          <li key={plan.planId} className="flex flex-wrap items-center gap-x-6 gap-y-2 px-5 py-3.5">
            <div className="flex min-w-0 flex-1 basis-56 flex-col">
              <h2 className="text-sm font-medium">{lookupsText(plan.lookups)}</h2>
              <p className="text-sm text-muted tnum">
                {[
                  rate !== null && `${dollars(rate)} per 1,000`,
                  plan.rateLimit === null
                    ? 'No rate limit'
                    : `${exactAmount(plan.rateLimit)} requests per second`,
                  plan.seats > 0 && `${plan.seats} ${plan.seats === 1 ? 'seat' : 'seats'}`,
                ]
                  .filter(Boolean)
                  .join(', ')}
              </p>
            </div>
            <p className="text-right tnum">
              <span className="font-semibold">{dollars(price)}</span>
              <span className="text-sm text-muted"> per {termNoun(plan)}</span>
            </p>
            <OperationButton operation={placeOrder} onClick={() => buy(plan.planId)}>
              {start ? `Buy from ${shortDay(start)}` : 'Buy'}
              <span className="sr-only"> {lookupsText(plan.lookups)}</span>
            </OperationButton>
          </li>
        )
      })}
    </ul>
  )
}
