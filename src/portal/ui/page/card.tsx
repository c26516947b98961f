import type { ReactNode } from 'react'
import { cx } from '#portal/ui/classes.ts'

/** A raised sheet. With a title it is a section; without one, only a surface. */
export function Card({
  title,
  description,
  actions,
  children,
  footer,
  isFlush,
  className,
}: {
  title?: ReactNode
  description?: ReactNode
  actions?: ReactNode
  children?: ReactNode
  footer?: ReactNode
  /** No padding around the content, for a table that runs to the edges. */
  isFlush?: boolean
  className?: string
}) {
  return (
    <section className={cx('min-w-0 rounded-xl bg-surface shadow-card ring-1 ring-line', className)}>
      {(title || actions) && (
        <header
          className={cx(
            'flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 pt-5',
            isFlush && 'pb-4',
          )}
        >
          <div className="flex min-w-0 flex-col gap-1">
            {title && <h2 className="text-base leading-6">{title}</h2>}
            {description && <p className="max-w-text text-sm text-muted">{description}</p>}
          </div>
          {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
        </header>
      )}
      {children !== undefined && (
        <div className={isFlush ? 'overflow-hidden rounded-b-xl' : 'p-5'}>{children}</div>
      )}
      {footer && (
        <footer className="flex flex-wrap items-center justify-between gap-3 rounded-b-xl border-t border-line bg-sunken px-5 py-3">
          {footer}
        </footer>
      )}
    </section>
  )
}
