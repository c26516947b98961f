import type { ReactNode } from 'react'

/** A list of tokens, with what they are for and a button for another one. */
export function TokenSection({
  id,
  title,
  description,
  create,
  children,
}: {
  id: string
  title: string
  description: string
  create: ReactNode
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 id={id} className="text-base font-semibold">
            {title}
          </h2>
          <p className="text-sm text-muted">{description}</p>
        </div>
        {create}
      </div>
      {children}
    </section>
  )
}
