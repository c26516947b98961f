import { exactAmount } from '#domain/text/amounts.ts'
import type { PricingPage } from '#portal/content/page.ts'
import { centsPerThousand, money, type PricingChoice, planFor, termCents } from './price.ts'

const head = 'px-3 py-3 text-right text-sm font-medium text-faint first:text-left sm:px-5'
const cell = 'px-3 py-3 whitespace-nowrap sm:px-5'
const amount = `${cell} text-right`

/** All volumes at once, with the chosen one marked. A phone has no room for the prices per thousand. */
export function PriceTable({
  page: { plans, trial, table },
  choice,
}: {
  page: PricingPage
  choice: PricingChoice
}) {
  const chosen = planFor(plans, choice.lookups)
  return (
    <section
      aria-label="Prices by volume"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-xl bg-surface shadow-card ring-1 ring-line"
    >
      <table className="w-full border-collapse text-[0.9375rem]">
        <caption className="sr-only">{table.caption}</caption>
        <thead className="border-b border-line-strong">
          <tr>
            <th scope="col" className={head}>
              Lookups per month
            </th>
            <th scope="col" className={head}>
              Per month
            </th>
            <th scope="col" className={head}>
              Per year
            </th>
            <th scope="col" className={`${head} hidden sm:table-cell`}>
              Per 1,000, monthly
            </th>
            <th scope="col" className={`${head} hidden sm:table-cell`}>
              Per 1,000, yearly
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className="border-b border-line bg-accent-soft">
            <th scope="row" className={`${cell} text-left font-medium`}>
              <span className="border-l-2 border-transparent pl-2">Free trial</span>
              <span className="block border-l-2 border-transparent pl-2 text-sm font-normal text-muted">
                {exactAmount(trial.lookups)} in {trial.days} days
              </span>
            </th>
            <td className={amount}>{money(0)}</td>
            <td className={amount}>
              <span aria-hidden="true">–</span>
              <span className="sr-only">Not offered</span>
            </td>
            <td className={`${amount} hidden sm:table-cell`}>{money(0)}</td>
            <td className={`${amount} hidden sm:table-cell`}>
              <span aria-hidden="true">–</span>
              <span className="sr-only">Not offered</span>
            </td>
          </tr>
          {plans.map(plan => (
            <tr
              key={plan.lookups}
              aria-current={plan === chosen ? 'true' : undefined}
              className="border-b border-line last:border-0 aria-[current]:font-semibold"
            >
              <th scope="row" className={`${cell} text-left font-normal in-aria-[current]:font-semibold`}>
                <span className="border-l-2 border-transparent pl-2 in-aria-[current]:border-accent">
                  {exactAmount(plan.lookups)}
                </span>
              </th>
              <td className={amount}>{money(termCents(plan, 'month'))}</td>
              <td className={amount}>{money(termCents(plan, 'year'))}</td>
              <td className={`${amount} hidden sm:table-cell`}>{money(centsPerThousand(plan, 'month'))}</td>
              <td className={`${amount} hidden sm:table-cell`}>{money(centsPerThousand(plan, 'year'))}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
