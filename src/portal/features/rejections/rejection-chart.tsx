import { useState } from 'react'
import { countOf, exactAmount, shortAmount } from '#domain/text/amounts.ts'
import { HOUR } from '#domain/time/durations.ts'
import { hourText } from '#portal/kit/day-text.ts'
import { ChartTable } from '#portal/ui/data/chart-table.tsx'
import type { RejectedHour } from './rejections.ts'

const HEIGHT = 96
const STEP = 5
const BAR = 4

/** Rejected lookups by hour over the range of the page, as bars; the table below has the same figures. */
export function RejectionChart({
  hours,
  count,
  start,
}: {
  hours: readonly RejectedHour[]
  /** Of the whole range. */
  count: number
  /** First moment of the range. */
  start: number
}) {
  const [now] = useState(() => Date.now())
  const { spans, length } = spansOf(hours, { start, end: now })
  const most = Math.max(1, ...spans.map(span => span.count))
  const peak = spans.find(span => span.count === most)
  const width = spans.length * STEP
  const every = length === 1 ? 'hour' : `${length} hours`
  return (
    <section
      aria-label="Rejected lookups by hour"
      className="flex flex-col gap-3 border-b border-line px-5 pt-4 pb-4"
    >
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-base font-medium tnum">{countOf(count, 'lookup')} rejected</span>
        <span className="text-sm text-muted">
          {peak &&
            `at most ${exactAmount(most)} in ${length === 1 ? 'an hour' : every}, from ${hourText(peak.start)}`}
        </span>
      </p>
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-2xs text-faint">
        <div aria-hidden="true" className="flex h-24 flex-col justify-between text-right leading-none tnum">
          <span className="-mt-1">{shortAmount(most)}</span>
          <span className="-mb-1">0</span>
        </div>
        <svg
          role="img"
          aria-label={`${countOf(count, 'lookup')} rejected from ${hourText(start)} to ${hourText(now)}, at most ${exactAmount(most)} in ${length === 1 ? 'an hour' : every}`}
          viewBox={`0 0 ${width} ${HEIGHT}`}
          preserveAspectRatio="none"
          className="h-24 w-full overflow-visible"
        >
          {[0, HEIGHT / 2, HEIGHT].map(y => (
            <line
              key={y}
              x1={0}
              x2={width}
              y1={y}
              y2={y}
              vectorEffect="non-scaling-stroke"
              className={y === HEIGHT ? 'stroke-line-strong' : 'stroke-line'}
            />
          ))}
          {spans.map((span, at) => {
            // Even one lookup has to be visible next to thousands.
            const height = span.count === 0 ? 0 : Math.max(2, (span.count / most) * HEIGHT)
            return (
              height > 0 && (
                <rect
                  key={span.start}
                  x={at * STEP}
                  y={HEIGHT - height}
                  width={BAR}
                  height={height}
                  className="fill-danger"
                >
                  <title>{`${hourText(span.start)}: ${exactAmount(span.count)}`}</title>
                </rect>
              )
            )
          })}
        </svg>
        <div aria-hidden="true" className="col-start-2 flex justify-between">
          <span>{hourText(start)}</span>
          <span>{`one bar for each ${every}`}</span>
          <span>now</span>
        </div>
      </div>
      <ChartTable label="Rejected lookups in each hour with any">
        <thead>
          <tr className="text-left text-xs text-faint">
            <th scope="col" className="py-1.5 pr-4 font-medium">
              Hour
            </th>
            <th scope="col" className="py-1.5 pl-4 text-right font-medium">
              Lookups
            </th>
          </tr>
        </thead>
        <tbody>
          {hours.toReversed().map(hour => (
            <tr key={hour.start} className="border-t border-line">
              <th scope="row" className="py-1.5 pr-4 text-left font-normal whitespace-nowrap tnum">
                {hourText(hour.start)}
              </th>
              <td className="py-1.5 pl-4 text-right tnum">{exactAmount(hour.count)}</td>
            </tr>
          ))}
        </tbody>
      </ChartTable>
    </section>
  )
}

/** A span of a chart: its first moment in milliseconds, and the lookups that were rejected in it. */
interface Span {
  start: number
  count: number
}

/** Up to this many hours, each has a bar. */
const WEEK = 7 * 24 + 1

/** Returns the hours of a range as bars of equal length: an hour each in a week, four hours in a month. */
export function spansOf(
  hours: readonly RejectedHour[],
  range: { start: number; end: number },
): { spans: Span[]; length: number } {
  const first = Math.floor(range.start / HOUR)
  const total = Math.max(1, Math.floor(range.end / HOUR) - first + 1)
  const length = total > WEEK ? 4 : 1
  const spans = Array.from(
    { length: Math.ceil(total / length) },
    (_, at): Span => ({
      start: (first + at * length) * HOUR,
      count: 0,
    }),
  )
  for (const { start, count } of hours) {
    const span = spans[Math.floor((Date.parse(start) / HOUR - first) / length)]
    if (span) span.count += count
  }
  return { spans, length }
}
