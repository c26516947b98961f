import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { FlowFigure } from '#portal/content/templates/product-figures.ts'
import { cx } from '#portal/ui/cx.ts'
import { FigureFrame } from './figure-frame.tsx'

// In full, because the style sheet is made from the class names found in the source.
const spans: Readonly<Record<string, string>> = {
  '01': 'col-start-1 col-end-3 [--reach:50%]',
  '12': 'col-start-2 col-end-4 [--reach:50%]',
  '02': 'col-start-1 col-end-4 [--reach:67%]',
}

/** Who says what to whom: a line of life for each party, and the messages between them from top to bottom. */
export function Flow({ figure: { parties, steps, note } }: { figure: FlowFigure }) {
  return (
    <FigureFrame label={`Example: the messages between ${parties.join(', ')}`} note={note}>
      <div className="relative px-3 py-5 sm:px-6">
        <div aria-hidden="true" className="absolute inset-x-3 top-5 bottom-0 grid grid-cols-3 sm:inset-x-6">
          {parties.map(party => (
            <span key={party} className="mx-auto w-px bg-line-strong" />
          ))}
        </div>
        <ul className="relative grid grid-cols-3 gap-2">
          {parties.map(party => (
            <li
              key={party}
              className="rounded-md bg-sign px-1 py-2 text-center text-xs font-medium text-on-sign sm:text-sm"
            >
              {party}
            </li>
          ))}
        </ul>
        <ol className="relative grid grid-cols-3 gap-y-1 pt-3">
          {steps.map(({ from, to, text }, at) => {
            const [left, right] = from < to ? [from, to] : [to, from]
            const Arrow = from < to ? ArrowRight : ArrowLeft
            return (
              <li
                key={text}
                className={cx(
                  'flex flex-col items-center gap-0.5 py-1.5 text-center text-xs',
                  spans[`${left}${right}`],
                )}
              >
                <span className="max-w-[36ch] bg-surface text-balance px-1.5 text-ink">
                  <span className="text-faint tnum">{at + 1}</span> {text}
                </span>
                <span aria-hidden="true" className="flex w-(--reach) items-center text-accent">
                  {from > to && <Arrow className="-mr-1.5 size-3.5 shrink-0" />}
                  <span className="h-px flex-1 bg-current" />
                  {from < to && <Arrow className="-ml-1.5 size-3.5 shrink-0" />}
                </span>
              </li>
            )
          })}
        </ol>
      </div>
    </FigureFrame>
  )
}
