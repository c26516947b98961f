import type { ReactNode } from 'react'

/** The frame of a product figure, with a note on the source of its data. */
export function FigureFrame({
  label,
  note,
  children,
}: {
  /** Accessible name. */
  label: string
  note: string
  children: ReactNode
}) {
  return (
    <figure
      aria-label={label}
      className="flex min-w-0 flex-col overflow-hidden rounded-xl bg-surface shadow-float ring-1 ring-line"
    >
      {children}
      <figcaption className="border-t border-line px-4 py-3 text-xs text-faint sm:px-6">{note}</figcaption>
    </figure>
  )
}
