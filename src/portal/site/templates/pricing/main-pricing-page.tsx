import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import type { PricingPage as Content } from '#portal/content/page.ts'
import type { PricedLine } from '#portal/content/pricing/overview.ts'
import { Band, SectionFrame } from '#portal/site/blocks/section.tsx'
import type { PricingSearch } from '#portal/site/pricing/price.ts'
import { PricingPage } from './pricing-page.tsx'

/** `/pricing`: US address verification, with links to every other product. */
export function MainPricingPage({
  lines,
  ...props
}: {
  page: Content
  lines: readonly PricedLine[]
  search: PricingSearch
  onSearch: (search: PricingSearch) => void
}) {
  return (
    <PricingPage {...props} isMain>
      <Band>
        <SectionFrame
          title="Pricing for other products"
          lead="Use one account and the same keys for all products."
        >
          <AllPrices lines={lines} />
        </SectionFrame>
      </Band>
    </PricingPage>
  )
}

/** Every other product, with its smallest plan. */
function AllPrices({ lines }: { lines: readonly PricedLine[] }) {
  return (
    <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
      {lines.map(
        ({ slug, name, from, trialLookups }) =>
          slug && (
            <li
              key={slug}
              className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-b border-line py-5"
            >
              <div className="flex flex-col gap-1">
                <h3 className="text-base tracking-[-0.01em]">
                  <Link
                    to="/pricing/$slug"
                    params={{ slug }}
                    className="inline-flex items-center gap-1.5 rounded-xs text-accent hover:underline"
                  >
                    {name}
                    <ArrowRight aria-hidden="true" className="size-4" />
                  </Link>
                </h3>
                <p className="text-sm text-muted">
                  {trialLookups === null
                    ? 'By state or for the whole country'
                    : `${exactAmount(trialLookups)} lookups in the free trial`}
                </p>
              </div>
              <p className="tnum sm:text-right">
                {from ? (
                  <>
                    <span className="font-medium">from {dollars(from.price)}</span>
                    <span className="block text-sm text-muted">
                      {exactAmount(from.lookups)} lookups per month
                    </span>
                  </>
                ) : (
                  <span className="text-muted">on request</span>
                )}
              </p>
            </li>
          ),
      )}
    </ul>
  )
}
