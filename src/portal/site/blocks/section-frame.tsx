import type { ReactNode } from 'react'
import { cx } from '#portal/ui/cx.ts'

/** One part of a public page: a heading, a line under it, and what it shows. */
export function SectionFrame({
  title,
  lead,
  children,
  className,
}: {
  title: string
  lead?: string | undefined
  children: ReactNode
  className?: string
}) {
  return (
    <section
      className={cx(
        'mx-auto flex w-full max-w-[76rem] flex-col gap-8 px-5 py-14 sm:px-8 sm:py-20',
        className,
      )}
    >
      <div className="flex max-w-2xl flex-col gap-3">
        <h2 className="text-2xl sm:text-3xl">{title}</h2>
        {lead && <p className="text-lg text-muted">{lead}</p>}
      </div>
      {children}
    </section>
  )
}

/** A band across the page that sets a section off from its neighbors. */
export function Band({ children }: { children: ReactNode }) {
  return <div className="border-y border-line bg-sunken">{children}</div>
}
