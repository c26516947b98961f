import { scaleBand, scaleLinear } from 'd3-scale'
import { stack } from 'd3-shape'
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { countOf, exactAmount, shortAmount } from '#domain/text/amounts.ts'
import { cx } from '#portal/ui/classes.ts'
import { intervalText, marksOf, type Zone } from './range.ts'
import type { Report, UsageInterval } from './report.ts'

const HEIGHT = 240
const TOP = 8
const BOTTOM = 24
const LEFT = 48
/** The width of an interval's label under the chart, in px. */
const NAME = 60

/**
 * Lookups by interval, as stacked bars. The pointer and, on the slider, the arrow keys choose an interval,
 * and the legend shows its figures; the table below has them all.
 */
export default function UsageChart({
  report,
  interval,
  zone,
}: {
  report: Report
  interval: 'hour' | 'day'
  zone: Zone
}) {
  const { intervals, series } = report
  const [frame, width] = useWidth()
  const [at, setAt] = useState<number | null>(null)
  const chosen = at === null ? undefined : intervals[at]
  const last = intervals.length - 1

  const right = Math.max(width, LEFT + 1)
  const across = scaleBand<number>()
    .domain(intervals.map((_, index) => index))
    .range([LEFT, right])
    .paddingInner(intervals.length > 60 ? 0.1 : 0.25)
    .paddingOuter(0.1)
  const most = Math.max(1, ...intervals.map(({ total }) => total))
  const up = scaleLinear()
    .domain([0, most])
    .nice(4)
    .range([HEIGHT - BOTTOM, TOP])
  const layers = stack<UsageInterval, number>()
    .keys(series.map((_, index) => index))
    .value(({ parts }, index) => parts[index] ?? 0)(intervals)
  const named = marksOf(intervals, interval, zone, Math.max(1, Math.floor((right - LEFT) / NAME)))
  // No ticks at fractions of a lookup.
  const marks = up.ticks(4).filter(Number.isInteger)
  const place = (index: number) => across(index) ?? LEFT

  function onKeyDown(event: KeyboardEvent) {
    const from = at ?? (event.key === 'ArrowLeft' ? last + 1 : -1)
    const moves: Record<string, number> = {
      ArrowRight: from + 1,
      ArrowUp: from + 1,
      ArrowLeft: from - 1,
      ArrowDown: from - 1,
      PageUp: from + 7,
      PageDown: from - 7,
      Home: 0,
      End: last,
    }
    if (event.key === 'Escape') setAt(null)
    const to = moves[event.key]
    if (to === undefined) return
    event.preventDefault()
    setAt(Math.min(Math.max(to, 0), last))
  }

  function onPointer(event: PointerEvent<SVGSVGElement>) {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left
    const index = Math.floor((x - LEFT) / across.step())
    setAt(index >= 0 && index <= last ? index : null)
  }

  const text = chosen ? intervalText(chosen, interval, zone) : 'Whole period'
  return (
    <div className="flex flex-col gap-4">
      <div
        ref={frame}
        role="slider"
        tabIndex={0}
        aria-label={`Chart of lookups by ${interval}`}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? 0}
        aria-valuetext={chosen ? spoken(text, chosen, report) : 'Choose an interval with the arrow keys.'}
        className="rounded-md"
        onKeyDown={onKeyDown}
      >
        <svg
          aria-hidden="true"
          width={right}
          height={HEIGHT}
          viewBox={`0 0 ${right} ${HEIGHT}`}
          className="block max-w-full touch-pan-y"
          onPointerMove={onPointer}
          onPointerDown={onPointer}
          onPointerLeave={() => setAt(null)}
        >
          {marks.map(mark => (
            <g key={mark} className="text-2xs">
              <line x1={LEFT} x2={right} y1={up(mark)} y2={up(mark)} className="stroke-line" />
              <text x={LEFT - 8} y={up(mark)} dy="0.32em" textAnchor="end" className="fill-faint tnum">
                {shortAmount(mark)}
              </text>
            </g>
          ))}
          {at !== null && (
            <rect
              x={place(at) - (across.step() - across.bandwidth()) / 2}
              width={across.step()}
              y={TOP}
              height={HEIGHT - BOTTOM - TOP}
              className="fill-hover"
            />
          )}
          {layers.map((layer, index) => (
            <g key={series[index]?.id} className={fillOf(index)}>
              {layer.map(([from, to], bar) =>
                to > from ? (
                  <rect
                    key={intervals[bar]?.id}
                    x={place(bar)}
                    width={across.bandwidth()}
                    y={up(to)}
                    height={Math.max(up(from) - up(to), 0.5)}
                    className={cx(at !== null && at !== bar && 'opacity-60')}
                  />
                ) : null,
              )}
            </g>
          ))}
          {named.map(({ index, text: name }) => (
            <text
              key={index}
              x={place(index) + across.bandwidth() / 2}
              y={HEIGHT - 6}
              textAnchor="middle"
              className="fill-faint text-2xs"
            >
              {name}
            </text>
          ))}
        </svg>
      </div>
      <Legend title={text} report={report} chosen={chosen} />
    </div>
  )
}

/** The slider's text for an interval. */
function spoken(text: string, chosen: UsageInterval, { series }: Report): string {
  const parts = series.flatMap(({ label }, index) => {
    const used = chosen.parts[index] ?? 0
    return used ? [`${label} ${exactAmount(used)}`] : []
  })
  return [`${text}: ${countOf(chosen.total, 'lookup')}`, ...parts].join('; ')
}

const FILLS = ['fill-chart-1', 'fill-chart-2', 'fill-chart-3', 'fill-chart-4', 'fill-chart-5', 'fill-chart-6']

function fillOf(index: number): string {
  return FILLS[index] ?? 'fill-chart-6'
}

/** What the colors mean, with the figures of the chosen interval or of the whole range. */
function Legend({
  title,
  report: { series, total },
  chosen,
}: {
  title: string
  report: Report
  chosen: UsageInterval | undefined
}) {
  const all = chosen ? chosen.total : total
  return (
    <div aria-hidden="true" className="flex flex-col gap-2 text-sm">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{title}</span>
        <span className="tnum" title={exactAmount(all)}>
          {exactAmount(all)} lookups
        </span>
      </p>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-6 gap-y-1">
        {series.map(({ id, label, total: whole }, index) => {
          const used = chosen ? (chosen.parts[index] ?? 0) : whole
          return (
            <li key={id} className="flex min-w-0 items-center gap-2">
              <svg aria-hidden="true" width="10" height="10" className="shrink-0">
                <rect width="10" height="10" rx="2" className={fillOf(index)} />
              </svg>
              <span className="min-w-0 flex-1 truncate text-muted">{label}</span>
              <span className={cx('tnum', used === 0 && 'text-faint')} title={exactAmount(used)}>
                {shortAmount(used)}
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

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
