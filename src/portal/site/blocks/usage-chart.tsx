import { exactAmount } from '#domain/text/amounts.ts'

// Lookups per day of an imaginary shop over four weeks, with quiet weekends.
const days = [
  212, 228, 241, 236, 259, 118, 96, 231, 247, 252, 268, 281, 131, 104, 249, 262, 405, 371, 312, 146, 117, 266,
  279, 288, 294, 317, 158, 126,
]
const keyLimit = 350
const height = 128
const step = 14
const scale = height / 440

const total = days.reduce((sum, day) => sum + day, 0)

/** Lookups per day against the limit of a key. */
export function UsageChart() {
  const limitY = height - keyLimit * scale
  return (
    <figure className="flex flex-col gap-3">
      <figcaption className="flex items-baseline justify-between gap-3">
        <span className="text-sm text-faint">Checkout key, 28 days</span>
        <span className="text-xl font-semibold tracking-[-0.015em] tnum">{exactAmount(total)} lookups</span>
      </figcaption>
      <svg
        viewBox={`0 0 ${days.length * step} ${height + 6}`}
        role="img"
        aria-label={`Lookups per day: between ${Math.min(...days)} and ${Math.max(...days)}, ${exactAmount(total)} in total. Two days are above the limit of ${keyLimit}.`}
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
        {days.map((day, at) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: the days never move
            key={at}
            x={at * step + 2}
            y={height - day * scale}
            width={step - 4}
            height={day * scale}
            rx="1.5"
            className={day > keyLimit ? 'fill-warning' : 'fill-accent'}
          />
        ))}
        <path
          d={`M0 ${limitY}H${days.length * step}`}
          strokeDasharray="4 3"
          strokeWidth="1.25"
          className="stroke-ink"
        />
        <text x="2" y={limitY - 5} fontSize="9.5" className="fill-muted">
          alert at {keyLimit} per day
        </text>
      </svg>
    </figure>
  )
}
