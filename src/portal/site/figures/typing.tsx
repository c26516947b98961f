import { exactAmount } from '#domain/text/amounts.ts'
import type { Suggestion, TypingFigure, TypingStep } from '#portal/content/templates/product-figures.ts'
import { cx } from '#portal/ui/cx.ts'
import { shownWhenChosen } from './choice.ts'
import { Choices } from './choices.tsx'
import { FigureFrame } from './figure-frame.tsx'

/** A field that someone types into, letter by letter, with what is suggested below it. */
export function Typing({ figure: { field, steps, note } }: { figure: TypingFigure }) {
  return (
    <FigureFrame label="Example: an address being typed" note={note}>
      <div className="group/choice">
        <Choices
          legend="Typed so far"
          name="typed"
          labels={steps.map(({ label }) => label)}
          first={Math.min(1, steps.length - 1)}
        />
        {/* One above the other, so that the panel keeps its height whichever is shown. */}
        <div className="grid">
          {steps.map((step, at) => (
            <Step key={step.label} field={field} step={step} shown={shownWhenChosen(at)} />
          ))}
        </div>
      </div>
    </FigureFrame>
  )
}

function Step({
  field,
  step: { typed, suggestions },
  shown,
}: {
  field: string
  step: TypingStep
  shown: string | undefined
}) {
  return (
    <div className={cx('invisible col-start-1 row-start-1 flex flex-col gap-1.5 p-4 sm:p-6', shown)}>
      <p className="text-sm font-medium">{field}</p>
      <p className="flex h-11 items-center rounded-md bg-surface px-3 ring-2 ring-accent">
        {typed}
        <span aria-hidden="true" className="ml-px h-5 w-px bg-ink" />
      </p>
      <ul className="overflow-hidden rounded-md bg-raised shadow-card ring-1 ring-line">
        {suggestions.map((suggestion, at) => (
          <Line
            key={`${suggestion.line} ${suggestion.place}`}
            typed={typed}
            isFirst={at === 0}
            {...suggestion}
          />
        ))}
      </ul>
    </div>
  )
}

function Line({ typed, line, place, entries, isFirst }: Suggestion & { typed: string; isFirst: boolean }) {
  const isSame = line.toLowerCase().startsWith(typed.toLowerCase())
  const known = isSame ? typed.length : 0
  return (
    <li
      className={cx(
        'flex min-h-13 items-center justify-between gap-3 px-3 py-1.5 text-sm not-first:border-t not-first:border-line',
        isFirst && 'bg-hover',
      )}
    >
      <span className="flex min-w-0 flex-col">
        <span>
          <span className="font-semibold text-accent">{line.slice(0, known)}</span>
          {line.slice(known)}
        </span>
        <span className="text-xs text-muted tnum">{place}</span>
      </span>
      {entries > 1 && (
        <span className="shrink-0 text-xs text-muted tnum">{exactAmount(entries)} entries</span>
      )}
    </li>
  )
}
