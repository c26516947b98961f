import type { ReactNode } from 'react'

/** The sheet that a product's drawing lies on, with a line below it that says where the data come from. */
export function FigureFrame({
  label,
  note,
  children,
}: {
  /** For people who do not see it. */
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
