import { exactAmount } from '#domain/text/amounts.ts'
import type { DistanceRow } from '#portal/content/templates/solution.ts'
import { cx } from '#portal/ui/cx.ts'

const WIDTH = 400
const ROW = 58

/** How far one house is from a hazard, by the point that stands for it. */
export function DistanceFigure({ rows }: { rows: readonly DistanceRow[] }) {
  const longest = Math.max(...rows.map(({ distance }) => distance))
  const x = (distance: number) => 20 + (distance / longest) * (WIDTH - 40)
  const height = rows.length * ROW + 12
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${height}`}
      role="img"
      aria-label={rows
        .map(({ from, distance }) => `From ${from}: ${exactAmount(distance)} meters.`)
        .join(' ')}
      className="block w-full"
    >
      <path d={`M0 0H20V${height}H0z`} className="fill-warning-soft" />
      <path d={`M20 0V${height}`} strokeWidth="1.5" strokeDasharray="5 4" className="stroke-warning" />
      {rows.map(({ from, distance, isTrue }, at) => {
        const y = at * ROW + 40
        return (
          <g key={from}>
            <text x="30" y={y - 14} fontSize="12" className="fill-muted">
              {from}
            </text>
            <text
              x={WIDTH - 12}
              y={y - 14}
              fontSize="13"
              fontWeight="600"
              textAnchor="end"
              className={isTrue ? 'fill-accent' : 'fill-ink'}
            >
              {exactAmount(distance)} m
            </text>
            <path
              d={`M20 ${y}H${x(distance)}`}
              strokeWidth={isTrue ? 3 : 1.5}
              className={isTrue ? 'stroke-accent' : 'stroke-line-control'}
            />
            <circle
              cx={x(distance)}
              cy={y}
              r="5"
              strokeWidth="2"
              className={cx(isTrue ? 'fill-accent stroke-accent' : 'fill-surface stroke-line-control')}
            />
          </g>
        )
      })}
    </svg>
  )
}
