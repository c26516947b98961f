import { exactAmount } from '#domain/text/amounts.ts'
import type { Figure as Content } from '#portal/content/page.ts'
import { AddressDemo } from './address-demo.tsx'

/** The figure that a page names. */
export function Figure({ figure }: { figure: Content }) {
  switch (figure.kind) {
    case 'addresses':
      return <AddressDemo examples={figure.examples} note={figure.note} />
    case 'rooftop':
      return <RooftopMap />
    case 'usage':
      return <UsageChart />
    default:
      return figure satisfies never
  }
}

// Parcels of a made-up block, in the drawing's units: x, y, width, height of each building.
const buildings = [
  [24, 22, 44, 30],
  [84, 18, 30, 40],
  [24, 70, 34, 36],
  [74, 78, 40, 28],
  [166, 20, 36, 32],
  [218, 16, 46, 42],
  [280, 22, 34, 30],
  [330, 18, 46, 38],
  [166, 74, 42, 34],
  [330, 76, 44, 30],
  [24, 160, 40, 34],
  [82, 164, 34, 28],
  [166, 158, 52, 40],
  [236, 164, 36, 30],
  [290, 158, 30, 40],
  [338, 164, 38, 30],
] as const

/** A map with the point on the building instead of the street. */
function RooftopMap() {
  return (
    <svg
      viewBox="0 0 400 216"
      role="img"
      aria-label="A street map. The pin is on the building, 125 feet from the interpolated point on the street."
      className="block w-full rounded-lg bg-sunken"
    >
      <g className="fill-none stroke-surface" strokeWidth="18">
        <path d="M-10 132H410" />
        <path d="M140-10V230" strokeWidth="14" />
      </g>
      <g className="fill-none stroke-line-strong" strokeWidth="1" strokeDasharray="6 6">
        <path d="M-10 132H410M140-10V230" />
      </g>
      <g className="fill-hover stroke-line-strong" strokeWidth="1">
        {buildings.map(([x, y, width, height]) => (
          <rect key={`${x}-${y}`} x={x} y={y} width={width} height={height} rx="2" />
        ))}
      </g>
      <path d="M228 72h58v18h-22v20h-36z" strokeWidth="1.5" className="fill-accent-soft stroke-accent" />
      <path d="M282 132L246 84" strokeWidth="1.25" strokeDasharray="3 3" className="stroke-faint" />
      <circle cx="284" cy="132" r="4" strokeWidth="1.5" className="fill-surface stroke-faint" />
      <text x="284" y="150" fontSize="10" textAnchor="middle" className="fill-muted">
        interpolated
      </text>
      <path
        d="M246 84c-9-13-14-19-14-27a14 14 0 1 1 28 0c0 8-5 14-14 27z"
        strokeWidth="1.5"
        className="fill-sign stroke-on-sign"
      />
      <circle cx="246" cy="57" r="4.5" className="fill-on-sign" />
      <text x="14" y="129" fontSize="9" letterSpacing="1" className="fill-faint">
        AMPHITHEATRE PKWY
      </text>
    </svg>
  )
}

// Lookups per day of an imaginary shop over four weeks, with quiet weekends.
const days = [
  212, 228, 241, 236, 259, 118, 96, 231, 247, 252, 268, 281, 131, 104, 249, 262, 405, 371, 312, 146, 117, 266,
  279, 288, 294, 317, 158, 126,
]
// A key's limit counts all of its lookups, until someone resets it.
const keyLimit = 10_000
const height = 128
const step = 14
const scale = height / 440
const bars = days.map((day, at) => ({ x: at * step + 2, day }))

const total = days.reduce((sum, day) => sum + day, 0)

/** Lookups per day, and how much of the key's limit they have used. */
function UsageChart() {
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-sm text-faint">Checkout key, 28 days</span>
        <span className="text-xl font-semibold tracking-[-0.015em] tnum">{exactAmount(total)} lookups</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * step} ${height + 6}`}
        role="img"
        aria-label={`Lookups per day: between ${Math.min(...days)} and ${Math.max(...days)}, ${exactAmount(total)} in total, of the ${exactAmount(keyLimit)} that the key may make.`}
        className="block w-full"
      >
        {[0.25, 0.5, 0.75].map(part => (
          <path
            key={part}
            d={`M0 ${height * part}H${days.length * step}`}
            strokeWidth="1"
            className="stroke-line"
          />
        ))}
        {bars.map(({ x, day }) => (
          <rect
            key={x}
            x={x}
            y={height - day * scale}
            width={step - 4}
            height={day * scale}
            rx="1.5"
            className="fill-accent"
          />
        ))}
      </svg>
      <p className="text-sm text-muted tnum">Limit: {exactAmount(keyLimit)} lookups</p>
    </figure>
  )
}
