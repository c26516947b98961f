import { precisionWords } from '#portal/content/lookup-words.ts'
import { onUsMap, usMapSize, usOutline } from './us-map.ts'

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
