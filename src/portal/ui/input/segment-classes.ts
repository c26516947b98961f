// Apart from the other classes, which are in the first load of every page.

/** The look of one segment, a button or a link; the chosen one is pressed or current. */
export const segmentClass =
  'flex h-8 shrink-0 items-center rounded-sm px-3 -outline-offset-2 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink aria-disabled:text-faint aria-pressed:bg-chosen aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-card aria-[current=page]:bg-chosen aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:shadow-card'

/** The frame of a segmented control; it scrolls sideways where it does not fit. */
export const segmentedClass =
  'inline-flex min-h-9 max-w-full scroll-hidden scroll-fade gap-0.5 self-start overflow-x-auto rounded-md bg-sunken p-0.5 ring-1 ring-inset ring-line'
