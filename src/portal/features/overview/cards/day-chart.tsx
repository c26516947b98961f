import { exactAmount, shortAmount } from '#domain/text/amounts.ts'
import { calendarDayText } from '#portal/kit/day-text.ts'
import { niceMaximum } from '../usage.ts'

const HEIGHT = 120
const STEP = 10
const BAR = 7

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
        aria-label={`Lookups by day, from ${calendarDayText(days[0] ?? '')} to ${calendarDayText(days.at(-1) ?? '')}. The most were ${exactAmount(most)} on ${calendarDayText(days[at] ?? '')}.`}
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
              <title>{`${calendarDayText(days[index] ?? '')}: ${exactAmount(value)}`}</title>
            </rect>
          )
        })}
      </svg>
      <div aria-hidden="true" className="col-start-2 flex justify-between">
        {named.map(index => (
          <span key={index}>{calendarDayText(days[index] ?? '')}</span>
        ))}
      </div>
    </div>
  )
}
