import type { SolutionFigure as Content } from '#portal/content/templates/solution.ts'
import { BuildingFigure } from './building-figure.tsx'
import { CheckoutFigure } from './checkout-figure.tsx'
import { ComparisonFigure } from './comparison-figure.tsx'
import { DistanceFigure } from './distance-figure.tsx'
import { MergeFigure } from './merge-figure.tsx'

/** The drawing at the top of a solution, in the panel that all of them share. */
export function SolutionFigure({ figure }: { figure: Content }) {
  return (
    <figure className="flex min-w-0 flex-col rounded-xl bg-surface shadow-float ring-1 ring-line">
      <figcaption className="border-b border-line px-4 py-3 text-sm text-muted sm:px-6">
        {figure.title}
      </figcaption>
      <div className="p-4 sm:p-6">
        <Drawing figure={figure} />
      </div>
      <p className="border-t border-line px-4 py-3 text-xs text-faint sm:px-6">{figure.note}</p>
    </figure>
  )
}

function Drawing({ figure }: { figure: Content }) {
  switch (figure.kind) {
    case 'merge':
      return <MergeFigure records={figure.records} />
    case 'building':
      return <BuildingFigure line={figure.line} units={figure.units} />
    case 'distance':
      return <DistanceFigure rows={figure.rows} />
    case 'comparison':
      return <ComparisonFigure figure={figure} />
    case 'checkout':
      return <CheckoutFigure figure={figure} />
    default:
      return figure satisfies never
  }
}
