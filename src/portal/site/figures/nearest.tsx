import type { NearestFigure } from '#portal/content/templates/product-figures.ts'
import { FigureFrame } from './figure-frame.tsx'

const SIZE = 320
const CENTER = SIZE / 2
/** Meters of the rings around the point. */
const RINGS = [10, 20, 30]
/** Units of the drawing for a meter; the farthest address has to fit. */
const SCALE = 4

/** A point with the addresses around it, nearest first, each where its distance and bearing put it. */
export function Nearest({ figure: { latitude, longitude, results, note } }: { figure: NearestFigure }) {
  const shown = results.map((result, at) => ({ ...result, rank: at + 1, ...placeOf(result) }))
  return (
    <FigureFrame label="Example: addresses nearest to a point" note={note}>
      <div className="grid sm:grid-cols-[1.1fr_1fr]">
        <svg
          viewBox={`0 0 ${SIZE} ${SIZE}`}
          role="img"
          aria-label={`A point and ${results.length} addresses around it, on rings of ${RINGS.join(', ')} meters.`}
          className="block w-full bg-sunken"
        >
          {RINGS.map(ring => (
            <g key={ring}>
              <circle cx={CENTER} cy={CENTER} r={ring * SCALE} className="fill-none stroke-line-strong" />
              <text
                x={CENTER}
                y={CENTER - ring * SCALE - 4}
                fontSize="10"
                textAnchor="middle"
                className="fill-muted"
              >
                {ring} m
              </text>
            </g>
          ))}
          {shown.map(({ rank, x, y }) => (
            <path
              key={rank}
              d={`M${CENTER} ${CENTER}L${x} ${y}`}
              strokeDasharray={rank === 1 ? undefined : '3 3'}
              strokeWidth={rank === 1 ? 2 : 1}
              className={rank === 1 ? 'stroke-accent' : 'stroke-faint'}
            />
          ))}
          <circle cx={CENTER} cy={CENTER} r="5" strokeWidth="2" className="fill-surface stroke-ink" />
          {shown.map(({ rank, x, y }) => (
            <g key={rank}>
              <rect
                x={x - 10}
                y={y - 10}
                width="20"
                height="20"
                rx="4"
                strokeWidth="1"
                className={rank === 1 ? 'fill-sign stroke-on-sign' : 'fill-surface stroke-line-control'}
              />
              <text
                x={x}
                y={y + 4}
                fontSize="11"
                fontWeight="600"
                textAnchor="middle"
                className={rank === 1 ? 'fill-on-sign' : 'fill-ink'}
              >
                {rank}
              </text>
            </g>
          ))}
        </svg>
        <div className="flex flex-col gap-3 p-4 sm:p-5">
          <p translate="no" className="font-mono text-xs text-faint tnum">
            {latitude}, {longitude}
          </p>
          <ol className="flex flex-col text-sm">
            {shown.map(({ rank, line, distance }) => (
              <li
                key={rank}
                className="flex items-baseline gap-2.5 border-t border-line py-2 first:border-t-0 first:font-medium"
              >
                <span aria-hidden="true" className="w-3 text-xs text-faint tnum">
                  {rank}
                </span>
                <span className="min-w-0 flex-1">{line}</span>
                <span className="text-muted tnum">{distance} m</span>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </FigureFrame>
  )
}

/** North is up. */
function placeOf({ distance, bearing }: { distance: number; bearing: number }): { x: number; y: number } {
  const angle = (bearing * Math.PI) / 180
  const round = (value: number) => Math.round(value * 10) / 10
  return {
    x: round(CENTER + Math.sin(angle) * distance * SCALE),
    y: round(CENTER - Math.cos(angle) * distance * SCALE),
  }
}
