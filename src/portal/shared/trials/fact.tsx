import type { ReactNode } from 'react'

/** A line of what a trial is. */
export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[4.5rem_1fr] gap-x-4 border-t border-line py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="min-w-0 font-medium wrap-anywhere tnum">{children}</dd>
    </div>
  )
}
