import { Check, X } from 'lucide-react'
import { exactAmount } from '#domain/text/amounts.ts'
import type {
  SolutionFigure as Content,
  DistanceRow,
  MergedRecord,
} from '#portal/content/templates/solution.ts'
import { cx } from '#portal/ui/classes.ts'
import { StreetSign } from '#portal/ui/page/street-sign.tsx'
import { BuildingFigure } from './building-figure.tsx'

/** The drawing at the top of a solution, in the panel that all of them share. */
export function SolutionFigure({ figure }: { figure: Content }) {
  return (
    <figure className="flex min-w-0 flex-col rounded-xl bg-surface shadow-float ring-1 ring-line">
      <figcaption className="border-b border-line px-4 py-3 text-sm text-muted sm:px-6">
        {figure.title}
      </figcaption>
      <div className="p-4 sm:p-6">
        <Drawing figure={figure} />
      </div>
      <p className="border-t border-line px-4 py-3 text-xs text-faint sm:px-6">{figure.note}</p>
    </figure>
  )
}

function Drawing({ figure }: { figure: Content }) {
  switch (figure.kind) {
    case 'merge':
      return <MergeFigure records={figure.records} />
    case 'building':
      return <BuildingFigure line={figure.line} units={figure.units} />
    case 'distance':
      return <DistanceFigure rows={figure.rows} />
    case 'comparison':
      return <ComparisonFigure figure={figure} />
    case 'checkout':
      return <CheckoutFigure figure={figure} />
    default:
      return figure satisfies never
  }
}

/** A field that is being typed in, its suggestions, and the label of the parcel. */
function CheckoutFigure({
  figure: { typed, suggestions, label, digits },
}: {
  figure: Extract<Content, { kind: 'checkout' }>
}) {
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-1.5">
        <p className="text-xs text-faint">Shipping address</p>
        <p
          translate="no"
          className="rounded-md bg-surface px-3 py-2.5 font-mono text-sm ring-1 ring-accent ring-inset"
        >
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
        <p translate="no" className="mt-1 font-mono text-xs text-faint">
          {digits}
        </p>
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

/** Two documents side by side, and whether they mean one place. */
function ComparisonFigure({
  figure: { columns, rows, verdict },
}: {
  figure: Extract<Content, { kind: 'comparison' }>
}) {
  return (
    <div className="flex flex-col gap-4">
      <table className="w-full table-fixed text-left text-[0.8125rem] sm:text-sm">
        <thead>
          <tr>
            <th scope="col" className="w-[26%] pb-2 align-bottom text-xs font-normal text-faint">
              Part
            </th>
            {columns.map(column => (
              <th key={column} scope="col" className="pr-2 pb-2 align-bottom font-medium">
                {column}
              </th>
            ))}
            <th scope="col" className="w-7 pb-2">
              <span className="sr-only">Match</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ part, values: [left, right] }) => (
            <tr key={part} className="border-t border-line align-top">
              <th scope="row" className="py-2.5 pr-3 text-xs font-normal text-faint">
                {part}
              </th>
              <td className="py-2.5 pr-2 break-words text-muted">{left}</td>
              <td className="py-2.5 pr-2 break-words text-muted">{right}</td>
              <td className="py-2.5">
                <Same isSame={left === right} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="rounded-lg bg-sign px-4 py-3 font-medium text-on-sign">{verdict}</p>
    </div>
  )
}

function Same({ isSame }: { isSame: boolean }) {
  const Icon = isSame ? Check : X
  return (
    <>
      <Icon aria-hidden="true" className={isSame ? 'size-4 text-accent' : 'size-4 text-faint'} />
      <span className="sr-only">{isSame ? 'Yes' : 'No'}</span>
    </>
  )
}

const WIDTH = 400
const ROW = 58

/** How far one house is from a hazard, by the point that stands for it. */
function DistanceFigure({ rows }: { rows: readonly DistanceRow[] }) {
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

/** Records as they came in, gathered under the delivery point that each of them means. */
function MergeFigure({ records }: { records: readonly MergedRecord[] }) {
  const places = [...Map.groupBy(records, ({ barcode }) => barcode).values()]
  return (
    <ul className="flex flex-col gap-7">
      {places.map(together => {
        const [first] = together
        return (
          first && (
            <li key={first.barcode} className="flex flex-col">
              <ul className="relative flex flex-col gap-2 before:absolute before:top-7 before:right-0 before:-bottom-4 before:border-r before:border-line-control">
                {together.map(({ source, typed }) => (
                  <li
                    key={source}
                    className="relative mr-5 flex flex-col gap-0.5 rounded-md bg-sunken px-3 py-2 ring-1 ring-line ring-inset after:absolute after:top-1/2 after:-right-5 after:w-5 after:border-t after:border-line-control"
                  >
                    <span className="text-xs text-faint">{source}</span>
                    <span
                      translate="no"
                      className="font-mono text-[0.8125rem] leading-5 break-words text-muted"
                    >
                      {typed}
                    </span>
                  </li>
                ))}
              </ul>
              <div className="pt-4">
                <StreetSign
                  look="found"
                  deliveryLine={first.deliveryLine}
                  lastLine={
                    <span translate="no" className="font-mono text-sm">
                      {first.barcode} · {together.length === 1 ? '1 record' : `${together.length} records`}
                    </span>
                  }
                />
              </div>
            </li>
          )
        )
      })}
    </ul>
  )
}
