import { exactAmount } from '#domain/text/amounts.ts'
import type { Suggestion, TypingFigure, TypingStep } from '#portal/content/templates/product-figures.ts'
import { cx } from '#portal/ui/classes.ts'
import { FigureFrame } from './figure-frame.tsx'

/** A field that someone types into, letter by letter, with what is suggested below it. */
export function Typing({ figure: { field, steps, note } }: { figure: TypingFigure }) {
  return (
    <FigureFrame label="Example of address autocomplete" note={note}>
      <div className="group/choice">
        <Choices
          legend="Typed text"
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

/** Radio buttons in a row, for drawings with several states. Plain HTML, so they work without scripts. */
function Choices({
  legend,
  name,
  labels,
  first,
}: {
  legend: string
  name: string
  labels: readonly string[]
  /** The one that is chosen at first. */
  first: number
}) {
  return (
    <fieldset className="flex flex-wrap items-center gap-1 border-b border-line p-2">
      <legend className="sr-only">{legend}</legend>
      {labels.map((label, at) => (
        <label
          key={label}
          className="relative grid h-8 cursor-pointer place-items-center rounded-sm px-3 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink has-checked:bg-hover has-checked:font-medium has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={at}
            defaultChecked={at === first}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

// In full, because the style sheet is made from the class names found in the source. One for each place.
const classes = [
  'group-has-[[value="0"]:checked]/choice:visible',
  'group-has-[[value="1"]:checked]/choice:visible',
  'group-has-[[value="2"]:checked]/choice:visible',
  'group-has-[[value="3"]:checked]/choice:visible',
]

/** Shows a part of a drawing while the radio button with this value, in the same `group/choice`, is chosen. */
function shownWhenChosen(at: number): string | undefined {
  return classes[at]
}
