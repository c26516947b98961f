import type { FormatsFigure, PartName } from '#portal/content/templates/product-figures.ts'
import { cx } from '#portal/ui/cx.ts'
import { FigureFrame } from './figure-frame.tsx'

const parts: readonly { part: PartName; label: string; line: string }[] = [
  { part: 'premise', label: 'House', line: 'decoration-chart-3' },
  { part: 'street', label: 'Street', line: 'decoration-chart-1' },
  { part: 'code', label: 'Postal code', line: 'decoration-chart-2' },
  { part: 'locality', label: 'City', line: 'decoration-chart-4' },
  { part: 'area', label: 'Province', line: 'decoration-chart-5' },
]
const lineOf = new Map(parts.map(({ part, line }) => [part, line]))
const underline = 'underline decoration-[3px] underline-offset-[5px]'

/** The same parts of an address in the order of each country, each part with a line of its own color. */
export function Formats({ figure: { addresses, note } }: { figure: FormatsFigure }) {
  return (
    <FigureFrame label="Example: the parts of an address in the order of each country" note={note}>
      <ul
        aria-label="Parts"
        className="flex flex-wrap gap-x-5 gap-y-2 border-b border-line px-4 py-3.5 text-xs text-muted sm:px-6"
      >
        {parts.map(({ part, label, line }) => (
          <li key={part} className={cx(underline, line)}>
            {label}
          </li>
        ))}
      </ul>
      <dl className="grid gap-px bg-line sm:grid-cols-2">
        {addresses.map(({ country, lines }) => (
          <div key={country} className="flex flex-col gap-1 bg-surface px-4 py-4 sm:px-6">
            <dt className="text-xs text-faint">{country}</dt>
            {lines.map((line, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the lines of an address never move
              <dd key={at} className="text-[0.9375rem] leading-8 font-medium tnum">
                {line.map(({ text, part }) =>
                  part ? (
                    <span key={text} className={cx(underline, lineOf.get(part))}>
                      {text}
                    </span>
                  ) : (
                    text
                  ),
                )}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </FigureFrame>
  )
}
