import { exactAmount } from '#domain/text/amounts.ts'
import type { Forecast } from './forecast.ts'

/** How a page writes a day. */
type DayText = (moment: Date | string) => string

/**
 * When nothing is left, in a sentence or two: at the pace of the last week, and at that of the month where it leads
 * to another day.
 */
export function forecastWords(
  { state, rates, range, runsOut, isEarly }: Forecast,
  expiration: string | null,
  dayText: DayText,
): string {
  if (state === 'unlimited') return 'Unlimited lookups don’t run out.'
  if (state === 'used-up') return 'All lookups are used.'
  if (state === 'unused') return 'No lookups in the last 30 days.'
  const until = (moment: Date | undefined) => untilWords(moment, expiration, dayText)
  const pace = (days: number, rate: number) => `the pace of the last ${days} days, ${paceText(rate)}`
  if (rates.week <= 0)
    return `No lookups in the last 7 days. At ${pace(30, rates.month)}, ${until(range?.from)}.`
  const byWeek = until(runsOut)
  const byMonth = range ? until(range.from === runsOut ? range.to : range.from) : byWeek
  if (byMonth !== byWeek)
    return `At ${pace(7, rates.week)}, ${byWeek}. At ${pace(30, rates.month)}, ${byMonth}.`
  const words = `At ${paceText(rates.week)}, ${byWeek}.`
  return isEarly ? `${words} This is an early estimate.` : words
}

/** "1,240 a day"; a small number by the week. */
export function paceText(rate: number): string {
  const [count, per] = rate >= 1 ? [rate, 'a day'] : [rate * 7, 'a week']
  return `${exactAmount(Math.max(1, Math.round(count)))} ${per}`
}

function untilWords(runsOut: Date | undefined, expiration: string | null, dayText: DayText): string {
  if (expiration && (!runsOut || runsOut.getTime() >= Date.parse(expiration)))
    return `you won’t run out before ${dayText(expiration)}`
  return runsOut ? `you’ll run out around ${dayText(runsOut)}` : 'you won’t run out for more than ten years'
}
