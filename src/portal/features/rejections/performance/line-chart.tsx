import { scaleLinear } from 'd3-scale'
import { line } from 'd3-shape'
import { type RefObject, useEffect, useRef, useState } from 'react'
import type { RequestMetrics } from '#generated/security/types.ts'
import { figureText, intervalName, MEASURES, type Measure, type MetricsSearch } from './performance.ts'

const HEIGHT = 180
const TOP = 8
const BOTTOM = 24
const LEFT = 56
/** The width of an interval's label under the chart, in px. */
const NAME = 64

/**
 * A measure by interval as a line, and that of the period before as a dashed one. The table below has the same figures,
 * so it is hidden from screen readers.
 */
export default function LineChart({
  metrics: { interval, intervals, intervals_before },
  measures,
  zone,
}: {
  metrics: RequestMetrics
  measures: readonly Measure[]
  zone: MetricsSearch['zone']
}) {
  const [frame, width] = useWidth()
  const right = Math.max(width, LEFT + 1)
  const across = scaleLinear()
    .domain([0, Math.max(1, intervals.length - 1)])
    .range([LEFT + 8, right - 8])
  const series = measures.flatMap((measure, index) => [
    { id: `${measure} before`, of: intervals_before, measure, index, isBefore: true },
    { id: measure, of: intervals, measure, index, isBefore: false },
  ])
  const values = series.flatMap(({ of, measure }) => of.flatMap(each => MEASURES[measure].of(each) ?? []))
  const up = scaleLinear()
    .domain([0, Math.max(1, ...values)])
    .nice(4)
    .range([HEIGHT - BOTTOM, TOP])
  const path = line<number | null>()
    .defined(value => value !== null)
    .x((_, index) => across(index))
    .y(value => up(value ?? 0))
  const every = Math.max(1, Math.ceil((intervals.length * NAME) / Math.max(1, right - LEFT)))
  return (
    <div ref={frame} aria-hidden="true" className="flex flex-col gap-2">
      <svg
        aria-hidden="true"
        width={right}
        height={HEIGHT}
        viewBox={`0 0 ${right} ${HEIGHT}`}
        className="block max-w-full"
      >
        {up.ticks(4).map(mark => (
          <g key={mark} className="text-2xs">
            <line x1={LEFT} x2={right} y1={up(mark)} y2={up(mark)} className="stroke-line" />
            <text x={LEFT - 8} y={up(mark)} dy="0.32em" textAnchor="end" className="fill-faint tnum">
              {figureText(measures[0] ?? 'errors', mark)}
            </text>
          </g>
        ))}
        {series.map(({ id, of, measure, index, isBefore }) => {
          const points = of.map(each => MEASURES[measure].of(each))
          return (
            <g key={id} className={isBefore ? 'opacity-60' : undefined}>
              <path
                d={path(points) ?? ''}
                fill="none"
                strokeWidth={isBefore ? 1.5 : 2}
                strokeDasharray={isBefore ? '4 4' : undefined}
                className={STROKES[index]}
              />
              {!isBefore &&
                points.map(
                  (value, at) =>
                    value !== null && (
                      <circle
                        key={of[at]?.start}
                        cx={across(at)}
                        cy={up(value)}
                        r="2.5"
                        className={FILLS[index]}
                      >
                        <title>{`${intervalName(of[at]?.start ?? '', interval, zone)}: ${figureText(measure, value)}`}</title>
                      </circle>
                    ),
                )}
            </g>
          )
        })}
        {intervals.map(
          ({ start }, index) =>
            index % every === 0 && (
              <text
                key={start}
                x={across(index)}
                y={HEIGHT - 6}
                textAnchor={index === intervals.length - 1 ? 'end' : 'middle'}
                className="fill-faint text-2xs"
              >
                {intervalName(start, interval, zone)}
              </text>
            ),
        )}
      </svg>
      <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
        {measures.map((measure, index) => (
          <li key={measure} className="flex items-center gap-2">
            <svg aria-hidden="true" width="18" height="10">
              <line x1="0" x2="18" y1="5" y2="5" strokeWidth="2" className={STROKES[index]} />
            </svg>
            {MEASURES[measure].label}
          </li>
        ))}
        <li className="flex items-center gap-2">
          <svg aria-hidden="true" width="18" height="10">
            <line
              x1="0"
              x2="18"
              y1="5"
              y2="5"
              strokeWidth="1.5"
              strokeDasharray="4 4"
              className="stroke-muted"
            />
          </svg>
          Period before
        </li>
      </ul>
    </div>
  )
}

const STROKES = ['stroke-chart-1', 'stroke-chart-3']
const FILLS = ['fill-chart-1', 'fill-chart-3']

/** The width of an element in px, as it changes; 0 until it is known. */
function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const element = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])
  return [element, width]
}
