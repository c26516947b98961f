import type { ReactNode } from 'react'
import { dayText } from '#portal/kit/day-text.ts'
import { Card } from '#portal/ui/page/card.tsx'
import { LicenseValue } from '../shared/license-value.tsx'
import { LookupsMeter } from '../shared/lookups-meter.tsx'
import type { Holding } from '../shared/model.ts'
import { INTERVAL_WORDS, rateLimitWords } from '../shared/words.ts'

/** The term that counts now: its lookups, plan and rate limit, and how calls name the license. */
export function TermSection({ holding }: { holding: Holding }) {
  const { current, isKeyNeeded } = holding
  return (
    <Card title="Current term">
      <div className="flex flex-col gap-5">
        {current ? (
          <LookupsMeter holding={holding} isExact />
        ) : (
          <p className="text-muted">Nothing has been activated yet, so lookups are rejected.</p>
        )}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 text-sm">
          {current && (
            <>
              <Fact name="Plan">
                {current.plan.description}
                <Note>{INTERVAL_WORDS[current.plan.interval]}</Note>
              </Fact>
              <Fact name="Period">
                {dayText(current.start)} – {current.expiration ? dayText(current.expiration) : 'no end'}
              </Fact>
              <RateLimit term={current} />
            </>
          )}
          <Fact name="In calls">
            <LicenseValue holding={holding} />
            <Note>
              {isKeyNeeded
                ? 'The account holds another license for the same path. Name this one in license= to use it.'
                : 'You can omit license=. Only this license covers these calls.'}
            </Note>
          </Fact>
        </dl>
      </div>
    </Card>
  )
}

function RateLimit({ term }: { term: NonNullable<Holding['current']> }) {
  const { text, own } = rateLimitWords(term, new Date())
  return (
    <Fact name="Rate limit">
      {text}
      {own && <Note>{own}</Note>}
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <span className="block text-xs text-muted">{children}</span>
}
