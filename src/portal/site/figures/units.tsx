import type { UnitsFigure } from '#portal/content/templates/product-figures.ts'
import { FigureFrame } from './figure-frame.tsx'

/** The front of a building: a window for each unit, with the number that its mail needs. */
export function Units({ figure: { address, designator, numbers, perFloor, note } }: { figure: UnitsFigure }) {
  const floors = Array.from({ length: Math.ceil(numbers.length / perFloor) }, (_, floor) =>
    numbers.slice(floor * perFloor, (floor + 1) * perFloor),
  ).reverse()
  return (
    <FigureFrame label="Example: a building with all of its units" note={note}>
      <div className="bg-sunken px-6 pt-6 sm:px-14 sm:pt-8">
        <div className="rounded-t-lg bg-surface p-2.5 pb-0 ring-1 ring-line-control sm:p-4 sm:pb-0">
          <ol aria-label={`Units: ${designator}`} className="flex flex-col gap-2">
            {floors.map(floor => (
              <li key={floor[0]} className="grid grid-cols-6 gap-2">
                {floor.map(number => (
                  <span
                    key={number}
                    className="grid h-11 place-items-center rounded-sm bg-accent-soft text-sm font-medium text-accent ring-1 ring-accent/40 tnum sm:h-12"
                  >
                    {number}
                  </span>
                ))}
              </li>
            ))}
          </ol>
          <div aria-hidden="true" className="mx-auto mt-3 h-9 w-14 rounded-t-md bg-sign" />
        </div>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line px-4 py-4 sm:px-6">
        <span className="font-medium">{address}</span>
        <span className="text-sm text-muted tnum">
          {designator} {numbers[0]} to {numbers.at(-1)}
        </span>
      </p>
    </FigureFrame>
  )
}
