/** Houses of one side of a made-up street, with the width of their lots. */
const lots = [
  { number: 101, width: 36 },
  { number: 105, width: 34 },
  { number: 109, width: 36 },
  { number: 115, width: 40 },
  { number: 151, width: 50 },
  { number: 155, width: 50 },
  { number: 171, width: 120 },
  { number: 199, width: 150 },
]
const WANTED = 151
const [FIRST, LAST] = [101, 199]
const STREET = { left: 22, length: 516, y: 128 }

/** The interpolated point of a house, and its actual location. */
export function Interpolation() {
  const guess = STREET.left + ((WANTED - FIRST) / (LAST - FIRST)) * STREET.length
  let left = STREET.left
  const placed = lots.map(lot => {
    const at = left
    left += lot.width
    return { ...lot, left: at, middle: at + lot.width / 2 }
  })
  const real = placed.find(({ number }) => number === WANTED)?.middle ?? 0
  return (
    <svg
      viewBox="0 0 560 190"
      role="img"
      aria-label="A street with eight lots of different widths. The interpolated point for number 151 is on the road, two lots away from the house."
      className="w-full"
    >
      <rect x="0" y={STREET.y - 12} width="560" height="24" className="fill-sunken" />
      <path d={`M0 ${STREET.y}H560`} strokeDasharray="8 8" className="stroke-line-strong" />
      {placed.map(({ number, left: from, width, middle }) => (
        <g key={number}>
          <rect x={from} y="20" width={width} height="92" className="fill-none stroke-line" />
          <rect
            x={middle - 14}
            y="48"
            width="28"
            height="26"
            rx="2"
            className={number === WANTED ? 'fill-accent' : 'fill-hover stroke-line-strong'}
          />
          <text x={middle} y="98" fontSize="12" textAnchor="middle" className="fill-muted">
            {number}
          </text>
        </g>
      ))}
      <path d={`M${guess} ${STREET.y}L${real} 61`} strokeDasharray="3 3" className="stroke-warning" />
      <circle cx={guess} cy={STREET.y} r="6" className="fill-warning" />
      <text x={guess} y="164" fontSize="13" textAnchor="middle" className="fill-ink">
        interpolated
      </text>
      <text x={real} y="14" fontSize="13" textAnchor="middle" className="fill-ink">
        the house
      </text>
      <text x={STREET.left} y="164" fontSize="12" className="fill-faint">
        {FIRST}
      </text>
      <text x={STREET.left + STREET.length} y="164" fontSize="12" textAnchor="end" className="fill-faint">
        {LAST}
      </text>
    </svg>
  )
}

/** Offsets of ten points; `spread` scales them and `shift` moves them all. */
const offsets = [
  [-8, -5],
  [6, -9],
  [9, 4],
  [-4, 8],
  [1, -2],
  [-9, 3],
  [4, 9],
  [7, -1],
  [-2, -10],
  [2, 3],
] as const
const cases = [
  { title: 'Accurate and precise', spread: 0.7, shift: [0, 0] },
  { title: 'Accurate, not precise', spread: 3.4, shift: [0, 0] },
  { title: 'Precise, not accurate', spread: 0.7, shift: [26, -20] },
  { title: 'Neither', spread: 2.6, shift: [20, 18] },
] as const

/** Four targets: points near the truth or not, near each other or not. */
export function Accuracy() {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
      {cases.map(({ title, spread, shift: [right, down] }) => (
        <li key={title} className="flex flex-col items-center gap-2 text-center text-sm text-muted">
          <svg viewBox="-50 -50 100 100" aria-hidden="true" className="w-full max-w-36">
            <g className="fill-none stroke-line-strong">
              <circle r="46" />
              <circle r="30" />
            </g>
            <circle r="12" strokeWidth="2" className="fill-accent-soft stroke-accent" />
            {offsets.map(([x, y]) => (
              <circle
                key={`${x} ${y}`}
                cx={x * spread + right}
                cy={y * spread + down}
                r="2.5"
                className="fill-ink"
              />
            ))}
          </svg>
          {title}
        </li>
      ))}
    </ul>
  )
}
