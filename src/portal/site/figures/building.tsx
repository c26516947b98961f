import type { BuildingFigure } from '#portal/content/templates/product-figures.ts'
import { FigureFrame } from './figure-frame.tsx'

/** Units of the drawing. */
const WALL = 132
const STORY = 40
const GROUND = 150
/** Taller buildings show only their lowest stories. */
const MOST_STORIES = 2

/** A house with as many stories and garage doors as its record says, and the record next to it. */
export function Building({ figure: { address, stories, parking, facts, note } }: { figure: BuildingFigure }) {
  const shown = Math.min(stories, MOST_STORIES)
  const eaves = GROUND - shown * STORY
  return (
    <FigureFrame label="Example: property data of a building" note={note}>
      <svg
        viewBox="0 0 320 170"
        role="img"
        aria-label={`A house with ${stories === 1 ? 'one story' : `${stories} stories`} and a garage with ${parking} parking ${parking === 1 ? 'space' : 'spaces'}.`}
        className="block w-full bg-sunken"
      >
        <path d={`M0 ${GROUND}H320`} strokeWidth="2" className="stroke-line-control" />
        <path
          d={`M48 ${eaves}L${54 + WALL / 2} ${eaves - 42}L${60 + WALL} ${eaves}z`}
          strokeWidth="1.5"
          className="fill-sign stroke-on-sign"
        />
        <rect
          x="54"
          y={eaves}
          width={WALL}
          height={shown * STORY}
          strokeWidth="1.5"
          className="fill-surface stroke-line-control"
        />
        {windowsOf(shown).map(({ x, y }) => (
          <rect
            key={`${x} ${y}`}
            x={x}
            y={y}
            width="22"
            height="17"
            strokeWidth="1.2"
            className="fill-accent-soft stroke-accent"
          />
        ))}
        <rect x="109" y={GROUND - 31} width="20" height="31" className="fill-accent" />
        {Array.from({ length: Math.min(parking, 2) }, (_, at) => at).map(at => (
          <g key={at} transform={`translate(${196 + at * 40} 0)`}>
            <rect
              y={GROUND - 34}
              width="38"
              height="34"
              strokeWidth="1.5"
              className="fill-surface stroke-line-control"
            />
            <path
              d={`M5 ${GROUND}V${GROUND - 26}H33V${GROUND}M5 ${GROUND - 18}H33M5 ${GROUND - 10}H33`}
              strokeWidth="1"
              className="fill-none stroke-line-control"
            />
          </g>
        ))}
      </svg>
      <p className="border-t border-line px-4 pt-4 font-medium sm:px-6">{address}</p>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-3 px-4 py-4 text-sm sm:grid-cols-3 sm:px-6">
        {facts.map(({ term, value }) => (
          <div key={term} className="flex flex-col">
            <dt className="text-xs text-faint">{term}</dt>
            <dd className="font-medium tnum">{value}</dd>
          </div>
        ))}
      </dl>
    </FigureFrame>
  )
}

/** Three for each story; on the ground, the door is in the middle. */
function windowsOf(stories: number): { x: number; y: number }[] {
  return Array.from({ length: stories }, (_, story) => GROUND - (story + 1) * STORY + 9).flatMap((y, story) =>
    (story === 0 ? [66, 150] : [66, 108, 150]).map(x => ({ x, y })),
  )
}
