import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import type { PricingPage as Content } from '#portal/content/page.ts'
import { Band, Questions, SectionFrame } from '#portal/site/blocks/section.tsx'
import { TrialCallout } from '#portal/site/blocks/trial-callout.tsx'
import { PriceCalculator } from '#portal/site/pricing/calculator.tsx'
import { EditionTable } from '#portal/site/pricing/comparison.tsx'
import { type PricingSearch, readChoice, searchOf } from '#portal/site/pricing/price.ts'
import { Included, PriceTable } from '#portal/site/pricing/table.tsx'

/** The prices of one product: a calculator, what is included, all plans in a table, and questions. */
export function PricingPage({
  page,
  search,
  onSearch,
  isMain = false,
  children,
}: {
  page: Content
  search: PricingSearch
  onSearch: (search: PricingSearch) => void
  /** Whether it is `/pricing`, which leads to the others. */
  isMain?: boolean
  /** Further sections, before the questions. */
  children?: ReactNode
}) {
  const choice = readChoice(page, search)
  return (
    <>
      <div className="mx-auto flex w-full max-w-[76rem] flex-col gap-10 px-5 pt-12 pb-14 sm:px-8 sm:pt-20">
        <div className="flex max-w-3xl flex-col gap-4">
          {!isMain && <AllPricesLink />}
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{page.heading}</h1>
          <p className="text-lg text-muted">{page.lead}</p>
        </div>
        <PriceCalculator page={page} choice={choice} onChoose={chosen => onSearch(searchOf(page, chosen))} />
      </div>
      <Band>
        <SectionFrame title="Included in every plan">
          <Included points={page.included} />
        </SectionFrame>
      </Band>
      {page.editions.length > 1 && (
        <SectionFrame title="Compare editions" lead="What each edition includes, and what it costs.">
          <EditionTable page={page} />
        </SectionFrame>
      )}
      <SectionFrame title="All plans" lead="Prices are in US dollars per term, before tax.">
        {page.editions.map(edition => (
          <div key={edition.slug} className="flex flex-col gap-4">
            {page.editions.length > 1 && <h3 className="text-lg">{edition.label}</h3>}
            <PriceTable edition={edition} chosen={choice.plan} />
          </div>
        ))}
      </SectionFrame>
      {children}
      <div className="border-t border-line bg-sunken">
        <SectionFrame title="Questions" className="pb-20">
          <Questions questions={page.questions} />
        </SectionFrame>
        <TrialCallout trial={choice.edition.product.trial} />
      </div>
    </>
  )
}

export function AllPricesLink() {
  return (
    <Link
      to="/pricing"
      className="inline-flex items-center gap-1.5 self-start rounded-xs text-sm text-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      All pricing
    </Link>
  )
}
