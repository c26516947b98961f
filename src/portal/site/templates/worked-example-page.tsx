import type { WorkedExamplePage as Content, WorkedPart } from '#portal/content/templates/worked-example.ts'
import { metersFrom, type Place } from '#portal/content/worked/geometry.ts'
import { bandOf, bands, centroid, hazardLine, ratedHouses } from '#portal/content/worked/risk-distances.ts'
import { ScrollRegion } from '#portal/ui/data/scroll-region.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Block } from '../blocks/block.tsx'
import { TrialCallout } from '../blocks/trial-callout.tsx'

/** A case study with sample data: question, results, and method. */
export function WorkedExamplePage({ page }: { page: Content }) {
  const { heading, lead, marker, results, parts } = page
  return (
    <>
      <article className="mx-auto flex w-full max-w-[52rem] flex-col gap-10 px-5 pt-12 pb-20 sm:px-8 sm:pt-20">
        <header className="flex flex-col gap-4">
          <h1 className="text-4xl tracking-[-0.035em] sm:text-5xl">{heading}</h1>
          <p className="text-lg text-muted">{lead}</p>
        </header>
        <Alert tone="info" title="Sample data">
          {marker}
        </Alert>
        <dl className="grid gap-px overflow-hidden rounded-xl bg-line ring-1 ring-line sm:grid-cols-3">
          {results.map(({ figure, text }) => (
            <div key={text} className="flex flex-col gap-1 bg-surface p-5 sm:p-6">
              <dt className="order-2 text-[0.9375rem] text-muted">{text}</dt>
              <dd className="order-1 text-3xl font-semibold tracking-tight text-accent tnum">{figure}</dd>
            </div>
          ))}
        </dl>
        {parts.map(part => (
          <Part key={part.title} part={part} />
        ))}
      </article>
      <TrialCallout />
    </>
  )
}

function Part({ part: { title, paragraphs, points, drawing, table, block } }: { part: WorkedPart }) {
  return (
    <section className="flex min-w-0 flex-col gap-4">
      <h2 className="text-2xl tracking-[-0.02em]">{title}</h2>
      {paragraphs.map(text => (
        <p key={text} className="text-muted">
          {text}
        </p>
      ))}
      {points && (
        <ul className="flex list-disc flex-col gap-1.5 pl-5 text-muted">
          {points.map(point => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {drawing === 'risk-map' && <RiskMap />}
      {table && <Figures table={table} />}
      {block && <Block block={block} />}
    </section>
  )
}

function Figures({ table: { caption, head, rows } }: { table: NonNullable<WorkedPart['table']> }) {
  return (
    <ScrollRegion label={caption} className="overflow-x-auto">
      <table className="w-full text-left text-[0.9375rem] tnum">
        <caption className="pb-3 text-left text-sm text-faint">{caption}</caption>
        <thead>
          <tr className="border-b border-line-strong">
            {head.map((cell, at) => (
              <th
                key={cell}
                scope="col"
                className={at ? 'py-2.5 pl-4 text-right font-medium' : 'py-2.5 font-medium'}
              >
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="py-2.5 font-normal whitespace-nowrap">
                {name}
              </th>
              {values.map((value, at) => (
                <td key={head[at + 1]} className="py-2.5 pl-4 text-right text-muted">
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  )
}

const fills = { Near: 'fill-danger', Middle: 'fill-chart-3', Far: 'fill-accent' } as const

/** Drawing units for a meter. */
const SCALE = 0.28
const WIDTH = 400
const MARGIN = 26

const places = [...ratedHouses, centroid, ...hazardLine]
const west = Math.min(...places.map(place => metersFrom(centroid, place).east))
const north = Math.max(...places.map(place => metersFrom(centroid, place).north))
const south = Math.min(...places.map(place => metersFrom(centroid, place).north))
const height = Math.round((north - south) * SCALE) + 2 * MARGIN

/** North is up; meters from the middle become units from the top left corner. */
function spot(place: Place) {
  const { east, north: up } = metersFrom(centroid, place)
  return { x: MARGIN + (east - west) * SCALE, y: MARGIN + (north - up) * SCALE }
}

/** The buildings of the example, each in the color of the band that its roof is in. */
function RiskMap() {
  const [from, to] = [spot(hazardLine[0]), spot(hazardLine[1])]
  const middle = spot(centroid)
  return (
    <figure className="flex flex-col gap-3">
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={`A map of ${ratedHouses.length} buildings, a hazard line in the east, and the center of the ZIP Code, which isn’t on a building.`}
        className="mx-auto block max-h-[40rem] w-full rounded-xl bg-sunken ring-1 ring-line"
      >
        <path
          d={`M${from.x} ${from.y}L${to.x} ${to.y}H${4 * WIDTH}V${from.y}z`}
          className="fill-warning-soft"
        />
        <path
          d={`M${from.x} ${from.y}L${to.x} ${to.y}`}
          strokeWidth="1.5"
          strokeDasharray="6 4"
          className="stroke-warning"
        />
        {ratedHouses.map(house => {
          const { x, y } = spot(house)
          return <circle key={house.address} cx={x} cy={y} r="2.6" className={fills[bandOf(house.rooftop)]} />
        })}
        <g strokeWidth="1.5" className="stroke-ink">
          <circle cx={middle.x} cy={middle.y} r="6" className="fill-none" />
          <path d={`M${middle.x - 10} ${middle.y}h20M${middle.x} ${middle.y - 10}v20`} />
        </g>
        <text x={middle.x + 14} y={middle.y + 4} fontSize="11" className="fill-ink">
          center of the ZIP Code
        </text>
        <path d={`M${MARGIN} ${height - 16}h${200 * SCALE}`} strokeWidth="2" className="stroke-ink" />
        <text x={MARGIN} y={height - 21} fontSize="10" className="fill-muted">
          200 m
        </text>
      </svg>
      <figcaption className="flex flex-wrap gap-x-6 gap-y-2 text-sm text-muted">
        {bands.map(({ name, reach }) => (
          <span key={name} className="flex items-center gap-2">
            <svg viewBox="0 0 12 12" aria-hidden="true" className="size-3">
              <circle cx="6" cy="6" r="5" className={fills[name]} />
            </svg>
            {name}
            {Number.isFinite(reach) ? `, up to ${reach} m` : ', farther'}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
