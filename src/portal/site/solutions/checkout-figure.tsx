import type { SolutionFigure } from '#portal/content/templates/solution.ts'
import { cx } from '#portal/ui/cx.ts'

/** A field that is being typed in, its suggestions, and the label of the parcel. */
export function CheckoutFigure({
  figure: { typed, suggestions, label, digits },
}: {
  figure: Extract<SolutionFigure, { kind: 'checkout' }>
}) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <p className="text-xs text-faint">Shipping address</p>
        <p className="rounded-md bg-surface px-3 py-2.5 font-mono text-sm ring-1 ring-accent ring-inset">
          {typed}
          <span aria-hidden="true" className="ml-px inline-block h-4 border-r-2 border-accent align-middle" />
        </p>
        <ul className="overflow-hidden rounded-md bg-raised text-sm shadow-card ring-1 ring-line">
          {suggestions.map((suggestion, at) => (
            <li
              key={suggestion}
              className={cx('px-3 py-2', at ? 'text-muted' : 'bg-accent-soft font-medium text-accent')}
            >
              {suggestion}
            </li>
          ))}
        </ul>
      </div>
      <div className="rounded-lg bg-sunken p-4 ring-1 ring-line-strong ring-inset sm:p-5">
        <p className="text-xs text-faint">Ship to</p>
        {label.map(line => (
          <p key={line} className="text-lg font-semibold tracking-[-0.015em] break-words uppercase">
            {line}
          </p>
        ))}
        <DeliveryPointBars digits={digits} />
        <p className="mt-1 font-mono text-xs text-faint">{digits}</p>
      </div>
    </div>
  )
}

/** Which of the five bars of a digit are tall, in the postal code of bars: two of them, always. */
const TALL = ['11000', '00011', '00101', '00110', '01001', '01010', '01100', '10001', '10010', '10100']

/** A delivery point as bars, with a tall one at either end. */
function DeliveryPointBars({ digits }: { digits: string }) {
  const bars = `1${[...digits].map(digit => TALL[Number(digit)]).join('')}1`
  return (
    <svg viewBox={`0 0 ${bars.length * 5} 14`} aria-hidden="true" className="mt-3 block h-4 max-w-full">
      <path
        d={[...bars].map((bar, at) => `M${at * 5 + 2} 14V${bar === '1' ? 0 : 8}`).join('')}
        strokeWidth="2"
        className="stroke-ink"
      />
    </svg>
  )
}
