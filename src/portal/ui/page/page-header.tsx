import type { ReactNode } from 'react'

/** The top of a portal page: its name, what it is for, and its main action. */
export function PageHeader({
  title,
  description,
  actions,
}: {
  title: string
  description?: ReactNode
  actions?: ReactNode
}) {
  return (
    <header className="mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
      <div className="flex min-w-0 flex-col gap-1">
        <h1 className="text-2xl wrap-anywhere">{title}</h1>
        {description && <p className="max-w-text text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}
