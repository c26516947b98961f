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
        {description && <p className="max-w-prose text-muted">{description}</p>}
      </div>
      {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  )
}

/** A page of several cards, each with a fragment in the address. A card that draws nothing takes no space. */
export function PageSections({ sections }: { sections: Readonly<Record<string, ReactNode>> }) {
  return (
    <div className="flex flex-col gap-6">
      {Object.entries(sections).map(([id, content]) => (
        <div key={id} id={id} className="scroll-mt-30 empty:hidden">
          {content}
        </div>
      ))}
    </div>
  )
}
