import { exactAmount } from '#domain/text/amounts.ts'
import type { GroundPoint, RoofFigure } from '#portal/content/templates/product-figures.ts'
import { FigureFrame } from './figure-frame.tsx'

/** The piece of ground that is drawn, in meters around the building. */
const WIDTH = 116
const HEIGHT = 84
const NORTH = 52
/** Meters of a house, which the sample does not have. */
const HOUSE = 9

const x = ({ east }: GroundPoint) => east + WIDTH / 2
const y = ({ north }: GroundPoint) => NORTH - north

/** A street with its houses as the gateway has them, the pin on the roof, and where coarser answers end up. */
export function Roof({ figure: { address, houses, street, others, note } }: { figure: RoofFigure }) {
  const roof = { east: 0, north: 0 }
  return (
    <FigureFrame label="Example: one address at three levels of precision" note={note}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`A map of ${street.name}. The pin is on the building. ${others.map(other => `${other.name}: ${meters(other)} away`).join('. ')}.`}
        className="block w-full bg-sunken"
      >
        <path d={lineBetween(street.from, street.to)} strokeWidth="11" className="stroke-surface" />
        <path
          d={lineBetween(street.from, street.to)}
          strokeWidth="0.4"
          strokeDasharray="2.5 2.5"
          className="stroke-line-strong"
        />
        {houses.map(house => {
          const isRoof = house.east === 0 && house.north === 0
          return (
            <rect
              key={`${house.east} ${house.north}`}
              x={x(house) - HOUSE / 2}
              y={y(house) - HOUSE / 2}
              width={HOUSE}
              height={HOUSE}
              rx="0.8"
              strokeWidth="0.4"
              className={isRoof ? 'fill-accent-soft stroke-accent' : 'fill-hover stroke-line-strong'}
            />
          )
        })}
        {others.map((other, at) => (
          <Away key={other.name} other={edgeOf(other)} rank={at + 2} />
        ))}
        <g transform={`translate(${x(roof)} ${y(roof)})`}>
          <path
            d="M0 0c-3.2-4.6-5-6.7-5-9.6a5 5 0 1 1 10 0c0 2.9-1.8 5-5 9.6z"
            strokeWidth="0.5"
            className="fill-sign stroke-on-sign"
          />
          <text y="-7.8" fontSize="5" fontWeight="600" textAnchor="middle" className="fill-on-sign">
            1
          </text>
        </g>
      </svg>
      <ol className="flex flex-col px-4 py-2 text-sm sm:px-6">
        <Row rank={1} name="Rooftop" distance="on the building" isBest />
        {others.map((other, at) => (
          <Row key={other.name} rank={at + 2} name={other.name} distance={`${meters(other)} away`} />
        ))}
      </ol>
      <p className="px-4 pb-4 text-xs text-faint sm:px-6">{address}</p>
    </FigureFrame>
  )
}

function Away({ other, rank }: { other: GroundPoint; rank: number }) {
  return (
    <>
      <path
        d={lineBetween({ east: 0, north: 0 }, other)}
        strokeWidth="0.5"
        strokeDasharray="1.2 1.2"
        className="stroke-faint"
      />
      <circle cx={x(other)} cy={y(other)} r="3.6" strokeWidth="0.5" className="fill-surface stroke-faint" />
      <text x={x(other)} y={y(other) + 1.7} fontSize="4.6" textAnchor="middle" className="fill-ink">
        {rank}
      </text>
    </>
  )
}

function Row({
  rank,
  name,
  distance,
  isBest,
}: {
  rank: number
  name: string
  distance: string
  isBest?: boolean
}) {
  return (
    <li className="flex items-baseline gap-3 border-t border-line py-2 first:border-t-0">
      <span aria-hidden="true" className="w-3 text-xs text-faint tnum">
        {rank}
      </span>
      <span className={isBest ? 'flex-1 font-medium' : 'flex-1'}>{name}</span>
      <span className={isBest ? 'font-medium text-accent tnum' : 'text-muted tnum'}>{distance}</span>
    </li>
  )
}

function meters({ distance }: { distance: number }): string {
  return `${exactAmount(Math.round(distance))} m`
}

function lineBetween(from: GroundPoint, to: GroundPoint): string {
  return `M${x(from)} ${y(from)}L${x(to)} ${y(to)}`
}

/** A point outside of the drawing, moved to its edge in the same direction. */
function edgeOf(point: GroundPoint): GroundPoint {
  const room = 5
  const shrink = Math.max(
    1,
    Math.abs(point.east) / (WIDTH / 2 - room),
    point.north / (NORTH - room),
    -point.north / (HEIGHT - NORTH - room),
  )
  const round = (value: number) => Math.round((value / shrink) * 10) / 10
  return { east: round(point.east), north: round(point.north) }
}
