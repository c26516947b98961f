import type { ReactNode } from 'react'
import { cx } from '#portal/ui/classes.ts'

/** Facts with their names: next to each other, or one below the other on a phone. */
export function Facts({ hasLongNames, children }: { hasLongNames?: boolean; children: ReactNode }) {
  return (
    <dl
      className={cx(
        'grid items-baseline gap-x-6 gap-y-3',
        hasLongNames ? 'sm:grid-cols-[13rem_1fr]' : 'sm:grid-cols-[10rem_1fr]',
      )}
    >
      {children}
    </dl>
  )
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="min-w-0 text-sm break-words max-sm:-mt-2">{children}</dd>
    </div>
  )
}
