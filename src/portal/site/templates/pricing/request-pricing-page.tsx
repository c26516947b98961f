import { exactAmount } from '#domain/text/amounts.ts'
import { supportEmail } from '#portal/api/help.ts'
import type { RequestPricingPage as Content } from '#portal/content/page.ts'
import { Band, Questions, SectionFrame } from '#portal/site/blocks/section.tsx'
import { Included } from '#portal/site/pricing/table.tsx'
import { StartTrial } from '#portal/site/trials/start-trial.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { salesAddress } from '#portal/ui/page/contact-address.ts'
import { AllPricesLink } from './pricing-page.tsx'

/** A product without a public price: how to ask for one. */
export function RequestPricingPage({ page }: { page: Content }) {
  const { title, heading, lead, subject, tell, trial, regions, included, questions } = page
  return (
    <>
      <div className="mx-auto grid w-full max-w-[76rem] gap-10 px-5 pt-12 pb-14 sm:px-8 sm:pt-20 nav:grid-cols-[1fr_26rem] nav:gap-16">
        <div className="flex flex-col gap-4">
          <AllPricesLink />
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
          <p className="max-w-2xl text-lg text-muted">{lead}</p>
          {trial && (
            <p className="text-muted">
              Free for {trial.days} days with {exactAmount(trial.lookups)} lookups. No card required.{' '}
              <StartTrial
                trial={trial}
                label="Start free trial"
                className="rounded-xs text-accent underline underline-offset-4"
              />
            </p>
          )}
        </div>
        <div className="flex flex-col gap-5 self-start rounded-xl bg-surface p-5 shadow-float ring-1 ring-line sm:p-8">
          <h2 className="text-xl">Request pricing</h2>
          <p className="text-muted">Contact us, and include:</p>
          <ul className="flex list-disc flex-col gap-1.5 pl-5">
            {tell.map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <a
            href={salesAddress({ topic: 'pricing', product: title.replace(/ pricing$/, '') })}
            className={buttonClass({ variant: 'primary', size: 'lg', className: 'self-stretch' })}
          >
            Contact sales
          </a>
          <p className="text-sm break-words text-muted">
            Or by email:{' '}
            <a
              href={`mailto:${supportEmail}?subject=${encodeURIComponent(subject)}`}
              className="rounded-xs text-accent underline underline-offset-4"
            >
              {supportEmail}
            </a>
          </p>
        </div>
      </div>
      <Band>
        <SectionFrame title="What you get">
          <Included points={included} />
        </SectionFrame>
      </Band>
      {regions && (
        <SectionFrame title={regions.title} lead={regions.lead}>
          <ul className="columns-2 gap-x-8 text-[0.9375rem] sm:columns-3 nav:columns-5">
            {regions.names.map(name => (
              <li key={name} className="py-1 text-muted">
                {name}
              </li>
            ))}
          </ul>
        </SectionFrame>
      )}
      <div className="border-t border-line">
        <SectionFrame title="Questions" className="pb-20">
          <Questions questions={questions} />
        </SectionFrame>
      </div>
    </>
  )
}
