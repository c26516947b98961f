import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { cx } from '#portal/ui/cx.ts'

/** One step of the checkout. All steps are on one page; a done one has a tick in place of its number. */
export function Step({
  number,
  title,
  isDone = false,
  id: named,
  children,
}: {
  number: number
  /** For the focus, which `focusStep` moves to its heading when the form in it is done. */
  id?: string
  title: string
  isDone?: boolean
  children: ReactNode
}) {
  const own = useId()
  const id = named ?? own
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 gap-y-4 sm:gap-x-4"
    >
      <span
        aria-hidden="true"
        className={cx(
          'grid size-7 place-items-center rounded-full text-sm font-semibold tnum',
          isDone ? 'bg-accent-soft text-accent' : 'bg-surface text-muted ring-1 ring-line-strong ring-inset',
        )}
      >
        {isDone ? <Check className="size-4" strokeWidth={2.5} /> : number}
      </span>
      <h2 id={id} tabIndex={-1} className="flex min-h-7 items-center text-base outline-none">
        {title}
        {isDone && <span className="sr-only">, done</span>}
      </h2>
      <div className="col-span-2 min-w-0 rounded-xl bg-surface p-5 shadow-card ring-1 ring-line sm:col-span-1 sm:col-start-2">
        {children}
      </div>
    </section>
  )
}

/** Moves the focus to a step whose form has given way to what was saved. */
export function focusStep(id: string): void {
  // Once what replaces the form is there.
  setTimeout(() => document.getElementById(id)?.focus())
}
