import { ArrowLeft, ArrowRight, FileText } from 'lucide-react'
import type {
  AreasFigure,
  ProductFigure as Content,
  FlowFigure,
  FormatsFigure,
  PartName,
  SliceFigure,
  UnitsFigure,
} from '#portal/content/templates/product-figures.ts'
import { cx } from '#portal/ui/classes.ts'
import { ScrollRegion } from '#portal/ui/data/scroll-region.tsx'
import { AddressDemo } from '../blocks/address-demo.tsx'
import { Building } from './building.tsx'
import { FigureFrame } from './figure-frame.tsx'
import { Nearest } from './nearest.tsx'
import { Roof } from './roof.tsx'
import { Typing } from './typing.tsx'
import { Worth } from './worth.tsx'

/** The figure of a product. A kind without a component does not compile. */
export function ProductFigure({ figure }: { figure: Content }) {
  switch (figure.kind) {
    case 'addresses':
      return <AddressDemo examples={figure.examples} note={figure.note} />
    case 'typing':
      return <Typing figure={figure} />
    case 'formats':
      return <Formats figure={figure} />
    case 'roof':
      return <Roof figure={figure} />
    case 'nearest':
      return <Nearest figure={figure} />
    case 'building':
      return <Building figure={figure} />
    case 'worth':
      return <Worth figure={figure} />
    case 'areas':
      return <Areas figure={figure} />
    case 'units':
      return <Units figure={figure} />
    case 'slice':
      return <Slice figure={figure} />
    case 'flow':
      return <Flow figure={figure} />
    default:
      return figure satisfies never
  }
}

const tones = [
  { edge: 'border-chart-6', line: 'decoration-chart-6' },
  { edge: 'border-chart-2', line: 'decoration-chart-2' },
  { edge: 'border-chart-4', line: 'decoration-chart-4' },
  { edge: 'border-chart-3', line: 'decoration-chart-3' },
  { edge: 'border-chart-1', line: 'decoration-chart-1' },
]

/** Areas inside of areas, and the number of the smallest, which names them all. */
function Areas({ figure: { address, areas, note } }: { figure: AreasFigure }) {
  return (
    <FigureFrame label="Example: census geography of an address" note={note}>
      <div className="p-4 sm:p-6">
        <Nested areas={areas} depth={0} address={address} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line px-4 py-4 sm:px-6">
        <code translate="no" className="font-mono text-sm text-faint">
          geoid
        </code>
        <span translate="no" className="font-mono text-lg font-semibold tracking-wide sm:text-xl">
          {areas.map(({ name, digits }, at) => (
            <span
              key={name}
              className={cx('underline decoration-[3px] underline-offset-[6px]', tones[at]?.line)}
            >
              {digits}
            </span>
          ))}
        </span>
      </p>
    </FigureFrame>
  )
}

function Nested({ areas, depth, address }: Pick<AreasFigure, 'areas' | 'address'> & { depth: number }) {
  const area = areas[depth]
  if (!area)
    return <p className="rounded-md bg-sign px-3 py-2.5 text-sm font-medium text-on-sign">{address}</p>
  return (
    <div className={cx('flex flex-col gap-2.5 rounded-lg border-2 p-2.5 sm:p-3', tones[depth]?.edge)}>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-muted">{area.name}</span>
        <span className="font-medium tnum">{area.value}</span>
      </p>
      <Nested areas={areas} depth={depth + 1} address={address} />
    </div>
  )
}

// In full, because the style sheet is made from the class names found in the source.
const spans: Readonly<Record<string, string>> = {
  '01': 'col-start-1 col-end-3 [--reach:50%]',
  '12': 'col-start-2 col-end-4 [--reach:50%]',
  '02': 'col-start-1 col-end-4 [--reach:67%]',
}

/** A sequence diagram: a lifeline for each party, with messages from top to bottom. */
function Flow({ figure: { parties, steps, note } }: { figure: FlowFigure }) {
  return (
    <FigureFrame label={`Example: login flow between ${parties.join(', ')}`} note={note}>
      <div className="relative px-3 py-5 sm:px-6">
        <div aria-hidden="true" className="absolute inset-x-3 top-5 bottom-0 grid grid-cols-3 sm:inset-x-6">
          {parties.map(party => (
            <span key={party} className="mx-auto w-px bg-line-strong" />
          ))}
        </div>
        <ul className="relative grid grid-cols-3 gap-2">
          {parties.map(party => (
            <li
              key={party}
              className="rounded-md bg-sign px-1 py-2 text-center text-xs font-medium text-on-sign sm:text-sm"
            >
              {party}
            </li>
          ))}
        </ul>
        <ol className="relative grid grid-cols-3 gap-y-1 pt-3">
          {steps.map(({ from, to, text }, at) => {
            const [left, right] = from < to ? [from, to] : [to, from]
            const Arrow = from < to ? ArrowRight : ArrowLeft
            return (
              <li
                key={text}
                className={cx(
                  'flex flex-col items-center gap-0.5 py-1.5 text-center text-xs',
                  spans[`${left}${right}`],
                )}
              >
                <span className="max-w-[36ch] bg-surface text-balance px-1.5 text-ink">
                  <span className="text-faint tnum">{at + 1}</span> {text}
                </span>
                <span aria-hidden="true" className="flex w-(--reach) items-center text-accent">
                  {from > to && <Arrow className="-mr-1.5 size-3.5 shrink-0" />}
                  <span className="h-px flex-1 bg-current" />
                  {from < to && <Arrow className="-ml-1.5 size-3.5 shrink-0" />}
                </span>
              </li>
            )
          })}
        </ol>
      </div>
    </FigureFrame>
  )
}

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
function Formats({ figure: { addresses, note } }: { figure: FormatsFigure }) {
  return (
    <FigureFrame label="Example: address formats by country" note={note}>
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
            {lines.map(line => (
              <dd
                key={line.map(({ text }) => text).join('')}
                className="text-[0.9375rem] leading-8 font-medium tnum"
              >
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

/** The first rows of a file, as a program reads them. */
function Slice({ figure: { file, columns, rows, note } }: { figure: SliceFigure }) {
  return (
    <FigureFrame label="Example: rows of an address file" note={note}>
      <p
        translate="no"
        className="flex items-center gap-2 border-b border-line px-4 py-3 font-mono text-xs text-muted sm:px-6"
      >
        <FileText aria-hidden="true" className="size-4 text-accent" />
        {file}
      </p>
      <ScrollRegion label={`Rows of ${file}`} className="overflow-x-auto -outline-offset-2">
        <table
          translate="no"
          className="w-full border-collapse text-left font-mono text-xs whitespace-nowrap"
        >
          <thead className="bg-sunken">
            <tr>
              {columns.map(column => (
                <th key={column} scope="col" className="px-4 py-2.5 font-medium first:sm:pl-6">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(cells => (
              <tr key={cells.join()} className="border-t border-line">
                {cells.map((cell, at) => (
                  <td key={columns[at]} className="px-4 py-2.5 text-muted tnum first:text-ink first:sm:pl-6">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </FigureFrame>
  )
}

/** The front of a building: a window for each unit, with the number that its email needs. */
function Units({ figure: { address, designator, numbers, perFloor, note } }: { figure: UnitsFigure }) {
  const floors = Array.from({ length: Math.ceil(numbers.length / perFloor) }, (_, floor) =>
    numbers.slice(floor * perFloor, (floor + 1) * perFloor),
  ).reverse()
  return (
    <FigureFrame label="Example: the units of a building" note={note}>
      <div className="bg-sunken px-6 pt-6 sm:px-14 sm:pt-8">
        <div className="rounded-t-lg bg-surface p-2.5 pb-0 ring-1 ring-line-control sm:p-4 sm:pb-0">
          <ol aria-label={`Units: ${designator}`} className="flex flex-col gap-2">
            {floors.map(floor => (
              <li key={floor[0]} className="grid grid-cols-6 gap-2">
                {floor.map(number => (
                  <span
                    key={number}
                    className="grid h-11 place-items-center rounded-sm bg-accent-soft text-sm font-medium text-accent ring-1 ring-accent/40 tnum sm:h-12"
                  >
                    {number}
                  </span>
                ))}
              </li>
            ))}
          </ol>
          <div aria-hidden="true" className="mx-auto mt-3 h-9 w-14 rounded-t-md bg-sign" />
        </div>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-4 sm:px-6">
        <span className="font-medium">{address}</span>
        <span className="text-sm text-muted tnum">
          {designator} {numbers[0]} to {numbers.at(-1)}
        </span>
      </p>
    </FigureFrame>
  )
}
