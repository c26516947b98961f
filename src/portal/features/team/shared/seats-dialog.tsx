import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { countOf } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import { getPricing } from '#generated/sales/operations/getPricing.ts'
import type { PricingSchedule } from '#generated/sales/types.ts'
import { query } from '#portal/api/call.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { termNoun } from '#portal/shared/subscriptions/plan-words.ts'
import { Button } from '#portal/ui/button.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { ContactSales } from '#portal/ui/page/contact-sales.tsx'
import { type Seats, seatWords } from './team.ts'

/** The plans that only add seats, the smallest first. Our sales set them up. */
const seatPlans = ({ plans }: PricingSchedule) =>
  plans
    .filter(({ lookups, seats, discontinued }) => lookups === 0 && seats > 0 && !discontinued)
    .toSorted((a, b) => a.seats - b.seats)

/** What more seats cost, and how to get them. */
export function SeatsDialog({ seats, onClose }: { seats: Seats | undefined; onClose: () => void }) {
  const pricing = useQuery({ ...query(getPricing), select: seatPlans })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add seats"
      description={seats ? `${seatWords(seats)} seats are used.` : undefined}
      footer={<Button onClick={onClose}>Close</Button>}
    >
      <Loaded query={pricing} what="The prices of seats" rows={3}>
        {plans => (
          <ul aria-label="Seats" className="divide-y divide-line rounded-lg ring-1 ring-line ring-inset">
            {plans.map(plan => (
              <li
                key={plan.plan_id}
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-4 py-3 tnum"
              >
                <span className="font-medium">{countOf(plan.seats, 'more seat')}</span>
                <span className="text-muted">
                  <span className="font-medium text-ink">{dollars(plan.price)}</span> per {termNoun(plan)},
                  before tax
                </span>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
      <p className="text-muted">
        Our sales team adds them after you confirm the order.{' '}
        <ContactSales
          matter={{
            topic: 'team-size',
            people: String((seats?.max ?? 0) + 1),
            error: 'max-team-members-reached',
          }}
        />
      </p>
      <p className="text-muted">
        Larger plans bring more seats, too.{' '}
        <Link
          to="/account/subscriptions/plans"
          className="font-medium text-accent underline underline-offset-4"
        >
          Plans and prices
        </Link>
      </p>
    </Dialog>
  )
}
