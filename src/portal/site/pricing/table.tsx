import { Check } from 'lucide-react'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import type { Point, PricedEdition, PricedPlan } from '#portal/content/page.ts'
import { perThousand, termNoun } from '#portal/shared/subscriptions/plan-words.ts'
import { cx } from '#portal/ui/classes.ts'
import { ScrollRegion } from '#portal/ui/data/scroll-region.tsx'
import { AddToCart } from './panel.tsx'
import { plansOf, type Term, volumeText } from './price.ts'

const head = 'px-2.5 py-3 text-right align-bottom text-sm font-medium text-faint first:text-left sm:px-5'
const cell = 'px-2.5 py-2.5 whitespace-nowrap tnum sm:px-5'
/** Where the table scrolls sideways, the volume of a row stays in view. */
const pinned = 'sticky left-0 bg-surface in-aria-[current]:bg-accent-soft sm:static sm:bg-transparent'
const terms: readonly { term: Term; title: string }[] = [
  { term: 'month', title: 'Monthly' },
  { term: 'year', title: 'Yearly' },
]

/** All plans of an edition at once, with the chosen one marked. */
export function PriceTable({ edition: { product }, chosen }: { edition: PricedEdition; chosen: PricedPlan }) {
  return (
    <ScrollRegion
      label={product.label}
      className="relative overflow-x-auto rounded-xl bg-surface shadow-card ring-1 ring-line"
    >
      <table className="w-full border-collapse text-sm sm:table-fixed sm:text-[0.9375rem]">
        <caption className="sr-only">{product.label}: all plans</caption>
        <thead className="border-b border-line-strong">
          <tr>
            <th scope="col" className={cx(head, pinned)}>
              Lookups
            </th>
            <th scope="col" className={head}>
              Price
            </th>
            <th scope="col" className={head}>
              Per 1,000
            </th>
            <th scope="col" className={head}>
              Lookups per second
            </th>
            <th scope="col" className={head}>
              Seats
            </th>
            <td className={cx(head, '[@media(scripting:none)]:hidden')} />
          </tr>
        </thead>
        {terms.map(({ term, title }) => (
          <tbody key={term}>
            <tr className="border-b border-line bg-sunken">
              <th scope="rowgroup" colSpan={6} className="px-2.5 py-2 text-left text-sm font-medium sm:px-5">
                {title}
              </th>
            </tr>
            {plansOf(product, term).map(plan => (
              <PriceRow key={plan.planId} plan={plan} label={product.label} isChosen={plan === chosen} />
            ))}
          </tbody>
        ))}
      </table>
    </ScrollRegion>
  )
}

function PriceRow({ plan, label, isChosen }: { plan: PricedPlan; label: string; isChosen: boolean }) {
  const thousand = perThousand(plan)
  const noun = termNoun({ days: 0, months: plan.months })
  return (
    <tr
      aria-current={isChosen ? 'true' : undefined}
      className="border-b border-line last:border-0 aria-[current]:bg-accent-soft aria-[current]:font-semibold"
    >
      <th scope="row" className={cx(cell, pinned, 'text-left font-normal in-aria-[current]:font-semibold')}>
        {volumeText(plan)} <span className="hidden font-normal text-muted sm:inline">per {noun}</span>
      </th>
      <td className={cx(cell, 'text-right')}>{dollars(plan.price)}</td>
      <td className={cx(cell, 'text-right')}>{thousand === null ? 'Flat price' : dollars(thousand)}</td>
      <td className={cx(cell, 'text-right')}>{plan.rateLimit ?? 'Unlimited'}</td>
      <td className={cx(cell, 'text-right')}>{exactAmount(plan.seats)}</td>
      <td className={cx(cell, 'py-1.5 text-right [@media(scripting:none)]:hidden')}>
        <AddToCart
          planId={plan.planId}
          name={`${label}, ${volumeText(plan)} lookups per ${noun}`}
          label="Add"
          variant="secondary"
          size="sm"
        />
      </td>
    </tr>
  )
}

/** What every plan comes with. */
export function Included({ points }: { points: readonly Point[] }) {
  return (
    <ul className="grid gap-x-10 gap-y-7 sm:grid-cols-2 nav:grid-cols-3">
      {points.map(({ title, text }) => (
        <li key={title} className="flex gap-3">
          <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-accent" />
          <div className="flex flex-col gap-1">
            <h3 className="text-base tracking-[-0.01em]">{title}</h3>
            <p className="text-[0.9375rem] text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
