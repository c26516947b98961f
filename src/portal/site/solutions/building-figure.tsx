import type { BuildingUnit } from '#portal/content/templates/solution.ts'

const COLUMNS = 6
const CELL = 54
const ROW = 30
const LEFT = 40

/** A house front with a window for each unit; lit are those that the network reaches. */
export function BuildingFigure({ line, units }: { line: string; units: readonly BuildingUnit[] }) {
  const floors = Math.ceil(units.length / COLUMNS)
  const bottom = 24 + floors * ROW
  const lit = units.filter(({ isLit }) => isLit).length
  const x = (at: number) => LEFT + 8 + (at % COLUMNS) * CELL
  const y = (at: number) => 18 + (floors - 1 - Math.floor(at / COLUMNS)) * ROW
  return (
    <svg
      viewBox={`0 0 400 ${bottom + 46}`}
      role="img"
      aria-label={`${line}: ${units.length} units, ${lit} of them lit.`}
      className="block w-full"
    >
      <rect
        x={LEFT}
        y="10"
        width={COLUMNS * CELL + 10}
        height={bottom - 10}
        rx="4"
        strokeWidth="1"
        className="fill-sunken stroke-line-strong"
      />
      <path d={`M0 ${bottom}H400`} strokeWidth="1.5" className="stroke-line-control" />
      {units.map(({ name, isLit }, at) => (
        <g key={name}>
          <rect
            x={x(at)}
            y={y(at)}
            width={CELL - 6}
            height={ROW - 6}
            rx="2.5"
            strokeWidth="1"
            className={isLit ? 'fill-accent-soft stroke-accent' : 'fill-surface stroke-line-strong'}
          />
          <text
            x={x(at) + (CELL - 6) / 2}
            y={y(at) + 16}
            fontSize="10"
            textAnchor="middle"
            className={isLit ? 'fill-accent' : 'fill-muted'}
          >
            {name}
          </text>
        </g>
      ))}
      {/* The duct in the street, the drop, and the riser. */}
      <g fill="none" strokeWidth="2.5" strokeLinejoin="round" className="stroke-accent">
        <path d={`M0 ${bottom + 22}H${LEFT - 14}V${30}`} />
        {Array.from({ length: floors }, (_, floor) => floor)
          .filter(floor => units.slice(floor * COLUMNS, (floor + 1) * COLUMNS).some(({ isLit }) => isLit))
          .map(floor => (
            <path key={floor} d={`M${LEFT - 14} ${y(floor * COLUMNS) + 12}H${LEFT + 8}`} />
          ))}
      </g>
      <text x={LEFT} y={bottom + 26} fontSize="11" className="fill-muted">
        {line}
      </text>
      <text
        x={LEFT + COLUMNS * CELL + 10}
        y={bottom + 26}
        fontSize="11"
        textAnchor="end"
        className="fill-accent"
      >
        {lit} of {units.length} units lit
      </text>
    </svg>
  )
}
