import type { AreasFigure } from '#portal/content/templates/product-figures.ts'
import { cx } from '#portal/ui/cx.ts'
import { FigureFrame } from './figure-frame.tsx'

const tones = [
  { edge: 'border-chart-6', line: 'decoration-chart-6' },
  { edge: 'border-chart-2', line: 'decoration-chart-2' },
  { edge: 'border-chart-4', line: 'decoration-chart-4' },
  { edge: 'border-chart-3', line: 'decoration-chart-3' },
  { edge: 'border-chart-1', line: 'decoration-chart-1' },
]

/** Areas inside of areas, and the number of the smallest, which names them all. */
export function Areas({ figure: { address, areas, note } }: { figure: AreasFigure }) {
  return (
    <FigureFrame label="Example: the areas that a house is in" note={note}>
      <div className="p-4 sm:p-6">
        <Nested areas={areas} depth={0} address={address} />
      </div>
      <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1 border-t border-line px-4 py-4 sm:px-6">
        <code className="font-mono text-sm text-faint">geoid</code>
        <span className="font-mono text-lg font-semibold tracking-wide sm:text-xl">
          {areas.map(({ name, digits }, at) => (
            <span
              key={name}
              className={cx('underline decoration-[3px] underline-offset-[6px]', tones[at]?.line)}
            >
              {digits}
            </span>
          ))}
        </span>
      </p>
    </FigureFrame>
  )
}

function Nested({ areas, depth, address }: Pick<AreasFigure, 'areas' | 'address'> & { depth: number }) {
  const area = areas[depth]
  if (!area)
    return <p className="rounded-md bg-sign px-3 py-2.5 text-sm font-medium text-on-sign">{address}</p>
  return (
    <div className={cx('flex flex-col gap-2.5 rounded-lg border-2 p-2.5 sm:p-3', tones[depth]?.edge)}>
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="text-muted">{area.name}</span>
        <span className="font-medium tnum">{area.value}</span>
      </p>
      <Nested areas={areas} depth={depth + 1} address={address} />
    </div>
  )
}
