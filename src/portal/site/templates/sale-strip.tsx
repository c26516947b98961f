import { Link } from '@tanstack/react-router'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import type { Sale } from '#portal/content/templates/product.ts'
import { SectionFrame } from '../blocks/section-frame.tsx'

/** What a product costs, in a line, with the way to all of its prices. */
export function SaleStrip({ sale: { to, unit, plan, trial, freeLookups } }: { sale: Sale }) {
  const facts = [
    plan
      ? {
          term: 'Smallest plan',
          value: `${dollars(plan.price).replace(/\.00$/, '')} a month`,
          text: `${exactAmount(plan.lookups)} ${unit}${plan.rateLimit ? `, up to ${plan.rateLimit} a second` : ''}`,
        }
      : { term: 'Price', value: 'On request', text: 'Say what you need, and the first answer has a price.' },
    ...(trial
      ? [
          {
            term: 'Free trial',
            value: `${exactAmount(trial.lookups)} ${unit}`,
            text: `${trial.days} days, and no card`,
          },
        ]
      : []),
    ...(freeLookups
      ? [
          {
            term: 'Free for good',
            value: `${exactAmount(freeLookups)} a month`,
            text: `A plan of ${exactAmount(freeLookups)} ${unit} that stays free`,
          },
        ]
      : []),
  ]
  return (
    <SectionFrame title="What it costs">
      <dl className="grid gap-8 bar:grid-cols-3">
        {facts.map(({ term, value, text }) => (
          <div key={term} className="flex flex-col gap-1 border-t-2 border-accent pt-4">
            <dt className="text-sm text-faint">{term}</dt>
            <dd className="text-2xl font-semibold tracking-[-0.02em] tnum">{value}</dd>
            <dd className="text-[0.9375rem] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Link to={to} className="rounded-xs font-medium text-accent underline underline-offset-4">
          {plan ? 'All volumes, by the month and by the year' : 'How it is priced, and how to ask'}
        </Link>
      </p>
    </SectionFrame>
  )
}
