import type { PricingPage as Content } from '#portal/content/page.ts'
import { Questions } from '../blocks/questions.tsx'
import { SectionFrame } from '../blocks/section-frame.tsx'
import { TrialCallout } from '../blocks/trial-callout.tsx'
import type { PricingChoice } from '../pricing/price.ts'
import { PriceCalculator } from '../pricing/price-calculator.tsx'
import { PriceTable } from '../pricing/price-table.tsx'

/** The prices of one product: a calculator, all plans in a table, and questions. */
export function PricingPage({
  page,
  choice,
  onChoose,
}: {
  page: Content
  choice: PricingChoice
  onChoose: (choice: PricingChoice) => void
}) {
  return (
    <>
      <div className="mx-auto flex w-full max-w-[76rem] flex-col gap-10 px-5 pt-12 pb-14 sm:px-8 sm:pt-20">
        <div className="flex max-w-3xl flex-col gap-4">
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{page.heading}</h1>
          <p className="text-lg text-muted">{page.lead}</p>
        </div>
        <PriceCalculator page={page} choice={choice} onChoose={onChoose} />
      </div>
      <SectionFrame title={page.table.title} lead={page.table.lead}>
        <PriceTable page={page} choice={choice} />
      </SectionFrame>
      <div className="border-t border-line bg-sunken">
        <SectionFrame title="Questions" className="pb-20">
          <Questions questions={page.questions} />
        </SectionFrame>
        <TrialCallout />
      </div>
    </>
  )
}
