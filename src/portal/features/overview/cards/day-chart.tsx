import { exactAmount, shortAmount } from '#domain/text/amounts.ts'
import { monthDay } from '#portal/kit/day-text.ts'
import { niceMaximum } from '../usage.ts'

const HEIGHT = 120
const STEP = 10
const BAR = 7

/** The name of a day of UTC, in any time zone: "Nov 3". */
const nameOf = (day: string) => monthDay(new Date(`${day.slice(0, 10)}T12:00:00`))

/** Lookups by day, as bars over an axis. The table next to it has the same figures. */
export function DayChart({ days, values }: { days: readonly string[]; values: readonly number[] }) {
  const top = niceMaximum(Math.max(...values))
  const width = days.length * STEP
  const most = Math.max(...values)
  const at = values.indexOf(most)
  const named = [0, Math.floor((days.length - 1) / 2), days.length - 1]
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 gap-y-1 text-2xs text-faint">
      <div aria-hidden="true" className="flex h-30 flex-col justify-between text-right leading-none tnum">
        <span className="-mt-1">{shortAmount(top)}</span>
        <span>{shortAmount(top / 2)}</span>
        <span className="-mb-1">0</span>
      </div>
      <svg
        role="img"
        aria-label={`Lookups by day, from ${nameOf(days[0] ?? '')} to ${nameOf(days.at(-1) ?? '')}. The most were ${exactAmount(most)} on ${nameOf(days[at] ?? '')}.`}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-30 w-full overflow-visible"
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
        {values.map((value, index) => {
          const height = (value / top) * HEIGHT
          return (
            <rect
              key={days[index]}
              x={index * STEP + (STEP - BAR) / 2}
              y={HEIGHT - height}
              width={BAR}
              height={height}
              className="fill-chart-1"
            >
              <title>{`${nameOf(days[index] ?? '')}: ${exactAmount(value)}`}</title>
            </rect>
          )
        })}
      </svg>
      <div aria-hidden="true" className="col-start-2 flex justify-between">
        {named.map(index => (
          <span key={index}>{nameOf(days[index] ?? '')}</span>
        ))}
      </div>
    </div>
  )
}
