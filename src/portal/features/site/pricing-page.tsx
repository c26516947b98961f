import { exactAmount } from '#domain/text/amounts.ts'
import { pricingQuestions } from '#portal/content/pricing-faq.ts'
import { type Term, usTrial } from '#portal/content/us-plans.ts'
import { PriceCalculator } from '#portal/features/site/price-calculator.tsx'
import { PriceTable } from '#portal/features/site/price-table.tsx'
import { Section } from '#portal/features/site/section.tsx'
import { TrialCallout } from '#portal/features/site/trial-callout.tsx'

export interface PricingChoice {
  /** Lookups a month. */
  lookups: number
  term: Term
}

export function PricingPage({
  choice,
  onChoose,
}: {
  choice: PricingChoice
  onChoose: (choice: PricingChoice) => void
}) {
  return (
    <>
      <div className="mx-auto flex w-full max-w-[76rem] flex-col gap-10 px-5 pt-12 pb-14 sm:px-8 sm:pt-20">
        <div className="flex max-w-3xl flex-col gap-4">
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">Pay for lookups, nothing else</h1>
          <p className="text-lg text-muted">
            US address verification, priced by how many addresses you check. Every plan gives the same
            answers, the same keys and the same portal. Start with {usTrial.days} free days and{' '}
            {exactAmount(usTrial.lookups)} lookups.
          </p>
        </div>
        <PriceCalculator choice={choice} onChoose={onChoose} />
      </div>
      <Section
        title="Every plan"
        lead="Prices in US dollars, without tax. These figures are a demonstration."
      >
        <PriceTable choice={choice} />
      </Section>
      <div className="border-t border-line bg-sunken">
        <Section title="Questions" className="pb-20">
          <div className="flex max-w-3xl flex-col border-t border-line-strong">
            {pricingQuestions.map(({ question, answer }) => (
              <details key={question} className="group border-b border-line-strong">
                <summary className="flex list-none items-center justify-between gap-6 rounded-sm py-4 text-lg font-medium">
                  {question}
                  <span
                    aria-hidden="true"
                    className="text-2xl leading-none font-normal text-faint group-open:rotate-45"
                  >
                    +
                  </span>
                </summary>
                <p className="pr-10 pb-5 text-muted">{answer}</p>
              </details>
            ))}
          </div>
        </Section>
      </div>
      <div className="bg-sunken">
        <TrialCallout />
      </div>
    </>
  )
}
