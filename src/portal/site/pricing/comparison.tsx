import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import type { PricedEdition, PricedPlan, PricingPage } from '#portal/content/page.ts'
import { perThousand } from '#portal/shared/subscriptions/plan-words.ts'
import { ScrollRegion } from '#portal/ui/data/scroll-region.tsx'
import { byPrice, plansOf, rateText, volumeText } from './price.ts'

const cell = 'px-2.5 py-2.5 align-top hyphens-auto sm:px-5'
const NOT_OFFERED = 'Not offered'

/** The editions of a product side by side, from the least to the most expensive. */
export function EditionTable({ page }: { page: PricingPage }) {
  const editions = byPrice(page.editions)
  const name = `${page.heading}: editions compared`
  return (
    <ScrollRegion
      label={name}
      className="relative overflow-x-auto rounded-xl bg-surface shadow-card ring-1 ring-line"
    >
      <table className="w-full table-fixed border-collapse text-sm tnum sm:text-[0.9375rem]">
        <caption className="sr-only">{name}</caption>
        <thead className="border-b border-line-strong">
          <tr>
            <th scope="col" className={`${cell} text-left font-medium text-faint`}>
              Edition
            </th>
            {editions.map(({ slug, label }) => (
              <th key={slug} scope="col" className={`${cell} text-left font-semibold`}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <Rows title="Plans" editions={editions} rows={planRows} />
        <Rows title="Per 1,000 lookups, monthly" editions={editions} rows={priceRows(editions)} />
        <Rows
          title="Included"
          editions={editions}
          rows={page.included.map(({ title }) => ({ title, of: () => <Ticked /> }))}
        />
      </table>
    </ScrollRegion>
  )
}

interface Row {
  title: string
  of: (edition: PricedEdition) => ReactNode
}

function Rows({
  title,
  editions,
  rows,
}: {
  title: string
  editions: readonly PricedEdition[]
  rows: readonly Row[]
}) {
  return (
    <tbody>
      <tr className="border-b border-line bg-sunken">
        <th
          scope="rowgroup"
          colSpan={editions.length + 1}
          className="px-2.5 py-2 text-left font-medium sm:px-5"
        >
          {title}
        </th>
      </tr>
      {rows.map(row => (
        <tr key={row.title} className="border-b border-line last:border-0">
          <th scope="row" className={`${cell} text-left font-normal text-muted`}>
            {row.title}
          </th>
          {editions.map(edition => (
            <td key={edition.slug} className={cell}>
              {row.of(edition)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  )
}

const planRows: readonly Row[] = [
  { title: 'What you get', of: ({ text }) => text },
  {
    title: 'Free trial',
    of: ({ product: { trial } }) =>
      trial ? `${exactAmount(trial.lookups)} lookups in ${countOf(trial.days, 'day')}` : NOT_OFFERED,
  },
  {
    title: 'Free plan',
    of: ({ product: { free } }) => (free ? `${exactAmount(free.lookups)} lookups per month` : NOT_OFFERED),
  },
  { title: 'Lookups per month', of: edition => rangeOf(edition, volumeText) },
  { title: 'Rate limit', of: edition => rangeOf(edition, rateText) },
  { title: 'Seats', of: edition => rangeOf(edition, ({ seats }) => exactAmount(seats)) },
]

/** What the smallest and the largest monthly plan have: "1,000 to unlimited". */
function rangeOf({ product }: PricedEdition, textOf: (plan: PricedPlan) => string): string {
  const plans = plansOf(product, 'month')
  const [least = '', most = least] = [plans[0], plans.at(-1)].flatMap(plan => (plan ? [textOf(plan)] : []))
  return least === most ? least : `${least} to ${most.toLowerCase()}`
}

/** A row for each volume that an edition has. */
function priceRows(editions: readonly PricedEdition[]): Row[] {
  const volumes = new Set(
    editions.flatMap(({ product }) => plansOf(product, 'month')).map(plan => plan.lookups),
  )
  return [...volumes]
    .toSorted((a, b) => a - b)
    .map(lookups => ({
      title: volumeText({ lookups }),
      of: ({ product }) => {
        const plan = plansOf(product, 'month').find(each => each.lookups === lookups)
        if (!plan) return NOT_OFFERED
        const thousand = perThousand(plan)
        return thousand === null ? `${dollars(plan.price)} flat` : dollars(thousand)
      },
    }))
}

function Ticked() {
  return (
    <>
      <Check aria-hidden="true" className="size-4 text-accent" />
      <span className="sr-only">Included</span>
    </>
  )
}
