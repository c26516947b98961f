import { Link } from '@tanstack/react-router'
import { shortDay } from '#portal/kit/day-text.ts'
import { forecastWords } from '#portal/shared/subscriptions/forecast-words.ts'
import { cardLinkClass } from '#portal/ui/button-class.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { Holding } from '../shared/model.ts'
import { BetterPlan } from './better-plan.tsx'
import { thenWords } from './outlook-words.ts'
import { useForecast } from './use-forecast.ts'

/** How long the lookups of a license last, what happens then, and what to choose instead. */
export function ForecastCard({ holding }: { holding: Holding }) {
  const forecast = useForecast(holding)
  if (!forecast) return null
  const then = thenWords(holding.facts, forecast, shortDay, new Date())
  return (
    <Card
      title="Forecast"
      actions={
        <Link to="/account/subscriptions/usage" className={cardLinkClass}>
          Usage by license
        </Link>
      }
    >
      <section aria-label="Forecast" className="flex flex-col items-start gap-4">
        <p className="max-w-prose">
          {forecast.isBeforeEnd && (
            <>
              <Badge tone="warning">Runs out early</Badge>{' '}
            </>
          )}
          {forecastWords(forecast, holding.current?.expiration ?? null, shortDay)}
          {then && ` ${then}`}
        </p>
        <BetterPlan holding={holding} forecast={forecast} />
      </section>
    </Card>
  )
}

/** The same for a row of a list: the day alone, and only if it comes before the end of the term. */
export function ForecastNote({ holding }: { holding: Holding }) {
  const forecast = useForecast(holding)
  if (forecast?.state !== 'runs-out' || !forecast.runsOut) return null
  return (
    <span className={forecast.isBeforeEnd ? 'text-xs text-warning' : 'text-xs text-muted'}>
      Runs out around {shortDay(forecast.runsOut)}
    </span>
  )
}
