import { Check, ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { cx } from '#portal/ui/cx.ts'

/** One step: the next one is open, the others open at a press. What was opened stays open. */
export function StepItem({
  title,
  isDone,
  isNext,
  note,
  children,
}: {
  title: string
  isDone: boolean
  isNext: boolean
  /** What it comes to, in a few words. */
  note?: string | undefined
  children: ReactNode
}) {
  const [choice, setChoice] = useState<boolean>()
  // Ticked by what the person did in it: the result stays in view.
  const [wasNext, setWasNext] = useState(isNext)
  if (isNext && !wasNext) setWasNext(true)
  const isOpen = choice ?? (isNext || wasNext)
  const content = useId()
  return (
    <li className="border-b border-line last:border-b-0">
      <h3 className="text-sm">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={content}
          className="flex min-h-13 w-full items-center gap-3 px-5 py-3 text-left font-medium -outline-offset-2 hover:bg-hover"
          onClick={() => setChoice(!isOpen)}
        >
          <span
            className={cx(
              'grid size-5.5 shrink-0 place-items-center rounded-full',
              isDone ? 'bg-accent text-on-accent' : 'ring-2 ring-line-control ring-inset',
            )}
          >
            {isDone && <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />}
            <span className="sr-only">{isDone ? 'Done:' : 'To do:'}</span>
          </span>
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline justify-between gap-x-4">
            <span className={cx(isDone && 'text-muted')}>{title}</span>
            {note && <span className="font-normal text-muted tnum">{note}</span>}
          </span>
          <ChevronDown
            aria-hidden="true"
            className={cx('size-4 shrink-0 text-faint transition-transform', isOpen && 'rotate-180')}
          />
        </button>
      </h3>
      <div id={content} hidden={!isOpen} className="pr-5 pb-5 pl-13.5 max-sm:pl-5">
        {children}
      </div>
    </li>
  )
}
