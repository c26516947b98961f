/** Typical distances from the front door, in meters. */
const levels = [
  { name: 'Rooftop', from: 2, to: 20 },
  { name: 'Parcel', from: 5, to: 150 },
  { name: 'Interpolated', from: 20, to: 400 },
  { name: 'ZIP+4', from: 50, to: 1_000 },
  { name: 'ZIP Code', from: 800, to: 20_000 },
]
const LEFT = 104
const WIDTH = 560
const DECADES = [1, 10, 100, 1_000, 10_000, 100_000]
const x = (meters: number) => LEFT + (Math.log10(meters) / 5) * (WIDTH - LEFT - 20)

function distance(meters: number): string {
  if (meters >= 1_000) return `${meters / 1_000} km`
  return meters >= 1 ? `${meters} m` : `${Math.round(meters * 100)} cm`
}

/** The usual error of each level of precision, on a scale of powers of ten. */
export function PrecisionLevels() {
  const spoken = levels
    .map(({ name, from, to }) => `${name}: ${distance(from)} to ${distance(to)}`)
    .join('. ')
  return (
    <svg viewBox={`0 0 ${WIDTH} 216`} role="img" aria-label={`Typical errors. ${spoken}.`} className="w-full">
      {DECADES.map(meters => (
        <g key={meters}>
          <path d={`M${x(meters)} 8V184`} className="stroke-line" />
          <text x={x(meters)} y="204" fontSize="12" textAnchor="middle" className="fill-muted">
            {distance(meters)}
          </text>
        </g>
      ))}
      {levels.map(({ name, from, to }, at) => (
        <g key={name}>
          <text x="0" y={32 + at * 35} fontSize="13" className="fill-ink">
            {name}
          </text>
          <rect
            x={x(from)}
            y={18 + at * 35}
            width={x(to) - x(from)}
            height="20"
            rx="4"
            className={at === 0 ? 'fill-accent' : 'fill-accent/35'}
          />
        </g>
      ))}
    </svg>
  )
}

/** Meters of a degree of latitude, on average, by WGS 84. */
const DEGREE = 111_132
const places = [0, 1, 2, 3, 4, 5, 6]
const things = ['a county', 'a town', 'a neighborhood', 'a block', 'a house lot', 'a door', 'a door handle']

/** How far apart two coordinates are that differ in the last decimal. */
export function Decimals() {
  const rows = places.map(decimals => ({ decimals, meters: DEGREE / 10 ** decimals }))
  return (
    <table className="w-full text-left text-[0.9375rem] tnum">
      <thead>
        <tr className="text-sm text-faint">
          <th scope="col" className="pb-2 font-normal">
            Decimals
          </th>
          <th scope="col" className="pb-2 font-normal">
            Written
          </th>
          <th scope="col" className="pb-2 text-right font-normal">
            Step
          </th>
          <th scope="col" className="pb-2 pl-6 font-normal max-sm:hidden">
            About
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ decimals, meters }) => (
          <tr key={decimals} className={decimals === 5 ? 'bg-accent-soft' : undefined}>
            <th scope="row" className="py-1.5 pl-2 font-medium">
              {decimals}
            </th>
            <td translate="no" className="py-1.5 font-mono text-sm text-muted">
              {(40.748_44).toFixed(decimals)}°
            </td>
            <td className="py-1.5 pr-2 text-right">{rounded(meters)}</td>
            <td className="py-1.5 pl-6 text-muted max-sm:hidden">{things[decimals]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Three digits are more than the comparison needs. */
function rounded(meters: number): string {
  const exact = (value: number) => String(Number(value.toPrecision(3)))
  if (meters >= 1_000) return `${exact(meters / 1_000)} km`
  return meters >= 1 ? `${exact(meters)} m` : `${exact(meters * 100)} cm`
}
