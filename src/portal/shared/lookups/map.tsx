import { precisionWords } from '#portal/content/lookup-words.ts'

/** A place on a drawn map of the United States, with its coordinates and how exact they are. */
export function LookupMap({
  latitude,
  longitude,
  precision,
}: {
  latitude: number
  longitude: number
  precision: string
}) {
  const point = onUsMap(latitude, longitude)
  const coordinates = `${latitude.toFixed(4)}, ${longitude.toFixed(4)}`
  const { width, height } = usMapSize
  return (
    <figure className="flex flex-col gap-2">
      {point && (
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`Map of the United States with a mark at ${coordinates}.`}
          className="block w-full rounded-lg bg-sunken"
        >
          <path
            d={usOutline}
            strokeWidth="1"
            strokeLinejoin="round"
            className="fill-hover stroke-line-strong"
          />
          <circle cx={point.x} cy={point.y} r="12" className="fill-accent/20" />
          <path
            d={`M${point.x} ${point.y}c-5-8-8-11-8-16a8 8 0 1 1 16 0c0 5-3 8-8 16z`}
            strokeWidth="1.25"
            className="fill-sign stroke-on-sign"
          />
          <circle cx={point.x} cy={point.y - 16} r="2.75" className="fill-on-sign" />
        </svg>
      )}
      <figcaption className="flex flex-col text-xs text-muted">
        <span className="font-medium text-ink tnum">{coordinates}</span>
        {precisionWords[precision] ?? `Precision ${precision}`}
      </figcaption>
    </figure>
  )
}

/** Longitude and latitude of the coast and the borders of the 48 states, clockwise, roughly. */
const OUTLINE =
  '-124.7 48.4,-123.1 48.3,-122.8 49,-116 49,-110 49,-104 49,-98 49,-95.2 49,-94.6 48.7,-92 48.3,-89.6 48,-90.8 46.9,-88 47.4,-87 46.5,-84.9 46.7,-84.4 46.1,-86.2 45.9,-87.6 45.1,-88 43.5,-87.8 42.2,-87.2 41.7,-86.3 42.5,-86.5 43.8,-85.6 45,-84.7 45.7,-83.4 45.2,-83.3 44.3,-83.9 43.7,-82.9 44,-82.5 43,-83.1 42.1,-82.7 41.5,-81.3 41.8,-79.8 42.3,-78.9 42.9,-79 43.3,-76.8 43.3,-76.2 43.9,-75 44.9,-71.5 45,-70.8 45.4,-70.2 46.3,-69.2 47.4,-68.3 47.3,-67.8 47,-67.8 45.7,-67 44.9,-68.5 44.3,-70 43.8,-70.7 43,-70.8 42.3,-70 41.8,-71.2 41.5,-73.6 40.9,-72 41,-74 40.5,-74.2 39.6,-74.9 38.9,-75.5 39.5,-75.1 38.5,-75.9 37.2,-76.3 38.9,-76.4 37.3,-75.9 36.6,-75.5 35.2,-76.7 34.7,-78 33.9,-79.3 33.1,-81 32,-81.4 30.7,-80.5 28.4,-80 26.8,-80.3 25.3,-81.2 25.2,-81.8 26.3,-82.8 27.8,-82.7 29,-84 30.1,-85.4 29.7,-87.5 30.3,-89.4 30.3,-89.2 29.2,-91.3 29.4,-93.8 29.7,-95 29.2,-97.1 27.8,-97.2 25.9,-99.1 26.4,-100.3 28.3,-101.4 29.8,-102.7 29.7,-103.2 29,-104.5 29.6,-106.5 31.8,-108.2 31.8,-108.2 31.3,-111.1 31.3,-114.8 32.5,-117.1 32.5,-118.4 33.8,-120.6 34.6,-121.9 36.6,-122.5 37.8,-123.8 39.3,-124.4 40.4,-124.1 42,-124.5 42.9,-124 44.8,-124 46.3'

const WIDTH = 320
const HEIGHT = 200
const RADIANS = Math.PI / 180
/** Albers' conic projection with the parallels that maps of the United States use. */
const [SOUTH, NORTH, MIDDLE, MERIDIAN] = [29.5, 45.5, 37.8, -96] as const
const N = (Math.sin(SOUTH * RADIANS) + Math.sin(NORTH * RADIANS)) / 2
const C = Math.cos(SOUTH * RADIANS) ** 2 + 2 * N * Math.sin(SOUTH * RADIANS)
const rho = (latitude: number) => Math.sqrt(C - 2 * N * Math.sin(latitude * RADIANS)) / N
const SCALE = 405

interface MapPoint {
  x: number
  y: number
}

export const usMapSize = { width: WIDTH, height: HEIGHT }

/** Where the map draws a place, or undefined for one outside of its frame, such as Alaska and Hawaii. */
export function onUsMap(latitude: number, longitude: number): MapPoint | undefined {
  const point = project(latitude, longitude)
  const isInside = point.x > 0 && point.x < WIDTH && point.y > 0 && point.y < HEIGHT
  return isInside ? point : undefined
}

function project(latitude: number, longitude: number): MapPoint {
  const angle = N * (longitude - MERIDIAN) * RADIANS
  const radius = rho(latitude)
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    x: round(WIDTH / 2 + SCALE * radius * Math.sin(angle)),
    y: round(HEIGHT / 2 - SCALE * (rho(MIDDLE) - radius * Math.cos(angle))),
  }
}

/** The outline as an SVG path. */
export const usOutline = `M${OUTLINE.split(',')
  .map(pair => {
    const [longitude = 0, latitude = 0] = pair.split(' ').map(Number)
    const { x, y } = project(latitude, longitude)
    return `${x} ${y}`
  })
  .join('L')}Z`
