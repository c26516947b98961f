import type { ReactNode } from 'react'

/** Controls that belong together, with a name for all of them: `label`, or the id of the element that says it. */
export function Group({
  label,
  labelledBy,
  className,
  children,
}: ({ label: string; labelledBy?: never } | { label?: never; labelledBy: string }) & {
  className?: string
  children: ReactNode
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and a menu or a list of options has none
    <div role="group" aria-label={label} aria-labelledby={labelledBy} className={className}>
      {children}
    </div>
  )
}
