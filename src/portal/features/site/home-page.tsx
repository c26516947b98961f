import { Link } from '@tanstack/react-router'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { products } from '#portal/content/products.ts'
import { portalPaths } from '#portal/content/site.ts'
import { usTrial } from '#portal/content/us-plans.ts'
import { sampleResponse } from '#portal/content/us-verification.ts'
import { AddressDemo } from '#portal/features/site/address-demo.tsx'
import { MatchCodes } from '#portal/features/site/match-codes.tsx'
import { RooftopMap } from '#portal/features/site/rooftop-map.tsx'
import { Section } from '#portal/features/site/section.tsx'
import { TrialCallout } from '#portal/features/site/trial-callout.tsx'
import { UsageChart } from '#portal/features/site/usage-chart.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'
import { CodeBlock } from '#portal/ui/code-block.tsx'

export function HomePage() {
  return (
    <>
      <div className="mx-auto grid w-full max-w-[76rem] items-center gap-12 px-5 pt-12 pb-14 sm:px-8 sm:pt-20 sm:pb-20 nav:grid-cols-[1fr_1.05fr] nav:gap-16">
        <div className="flex flex-col items-start gap-6">
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">
            Know the address is real before you use it
          </h1>
          <p className="max-w-xl text-lg text-muted">
            Gatepost checks, corrects and standardizes US addresses down to the mailbox, and says in one code
            whether mail and parcels will arrive.
          </p>
          <div className="flex flex-wrap gap-3">
            <Link to={portalPaths.signup} className={buttonClass({ variant: 'primary', size: 'lg' })}>
              Sign Up Free
            </Link>
            <Link to="/products/us-address-verification" className={buttonClass({ size: 'lg' })}>
              See how it works
            </Link>
          </div>
          <p className="text-sm text-faint">
            {usTrial.days} days and {exactAmount(usTrial.lookups)} lookups, without a card.
          </p>
        </div>
        <AddressDemo />
      </div>
      <div className="border-y border-line bg-sunken">
        <Section
          title="One call, a whole answer"
          lead="Send what was typed. Back come the address as the post office writes it, where it lies, and how sure we are."
        >
          <div className="grid items-start gap-8 nav:grid-cols-[1.1fr_1fr] nav:gap-12">
            <CodeBlock title="200 OK · street-address" language="json" code={sampleResponse} />
            <MatchCodes />
          </div>
        </Section>
      </div>
      <Section title="On the map, and on the meter">
        <div className="grid gap-6 nav:grid-cols-2">
          <Feature
            title="The roof, not the road"
            text="Rooftop geocoding puts the pin on the building. Drivers, insurers and delivery promises all need the door rather than the middle of the street."
          >
            <RooftopMap />
          </Feature>
          <Feature
            title="Every key has its own count"
            text="Give each job its own key, see what each one uses, and set a limit, so a nightly import never spends what your checkout needs."
          >
            <UsageChart />
          </Feature>
        </div>
      </Section>
      <Section
        title="The rest of the street"
        lead="One account and one set of keys for every kind of address data."
      >
        <ul className="grid gap-x-10 border-t border-line sm:grid-cols-2">
          {products.map(({ name, line, to }) => (
            <li key={name} className="flex flex-col gap-1 border-b border-line py-5">
              <h3 className="text-base tracking-[-0.01em]">
                {to ? (
                  <Link
                    to={to}
                    className="inline-flex items-center gap-1.5 rounded-xs text-accent hover:underline"
                  >
                    {name}
                    <ArrowRight aria-hidden="true" className="size-4" />
                  </Link>
                ) : (
                  name
                )}
              </h3>
              <p className="text-[0.9375rem] text-muted">{line}</p>
            </li>
          ))}
        </ul>
      </Section>
      <TrialCallout />
    </>
  )
}

function Feature({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <article className="flex flex-col justify-between gap-8 rounded-xl bg-surface p-5 shadow-card ring-1 ring-line sm:p-8">
      <div className="flex flex-col gap-2">
        <h3 className="text-xl">{title}</h3>
        <p className="text-base text-muted">{text}</p>
      </div>
      {children}
    </article>
  )
}
