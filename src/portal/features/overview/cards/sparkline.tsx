import { scaleLinear } from 'd3-scale'
import { area, curveMonotoneX, line } from 'd3-shape'

const WIDTH = 224
const HEIGHT = 36
/** Keeps the stroke inside at the highest and the lowest point. */
const EDGE = 2

/** The course of a few figures. Decoration: the table has them. */
export default function Sparkline({ values }: { values: readonly number[] }) {
  const across = scaleLinear()
    .domain([0, Math.max(1, values.length - 1)])
    .range([EDGE, WIDTH - EDGE])
  const up = scaleLinear()
    .domain([0, Math.max(1, ...values)])
    .range([HEIGHT - EDGE, EDGE])
  const points = [...values]
  const stroke = line<number>((_, at) => across(at), up).curve(curveMonotoneX)(points)
  const fill = area<number>((_, at) => across(at), HEIGHT, up).curve(curveMonotoneX)(points)
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-9 w-full"
    >
      <path d={fill ?? ''} className="fill-chart-1/15" />
      <path
        d={stroke ?? ''}
        vectorEffect="non-scaling-stroke"
        strokeWidth="1.5"
        strokeLinejoin="round"
        className="fill-none stroke-chart-1"
      />
    </svg>
  )
}
