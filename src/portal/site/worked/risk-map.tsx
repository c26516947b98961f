import { metersFrom, type Place } from '#portal/content/worked/geometry.ts'
import { bandOf, bands, centroid, hazardLine, ratedHouses } from '#portal/content/worked/risk-distances.ts'

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
export function RiskMap() {
  const [from, to] = [spot(hazardLine[0]), spot(hazardLine[1])]
  const middle = spot(centroid)
  return (
    <figure className="flex flex-col gap-3">
      <svg
        viewBox={`0 0 ${WIDTH} ${height}`}
        role="img"
        aria-label={`A map of ${ratedHouses.length} buildings, a hazard line in the east, and the middle of the ZIP Code between them, where no building stands.`}
        className="mx-auto block max-h-[40rem] w-full rounded-xl bg-sunken ring-1 ring-line"
      >
        <path d={`M${from.x} ${from.y}L${to.x} ${to.y}H${WIDTH}V${from.y}z`} className="fill-warning-soft" />
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
          middle of the ZIP Code
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
            {Number.isFinite(reach) ? `, up to ${reach} m` : ', beyond'}
          </span>
        ))}
      </figcaption>
    </figure>
  )
}
