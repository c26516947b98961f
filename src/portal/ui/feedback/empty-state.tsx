import type { ReactNode } from 'react'

/** Says what will be here and what it is for, and offers the first step. */
export function EmptyState({
  icon,
  title,
  children,
  action,
}: {
  icon?: ReactNode
  title: string
  children?: ReactNode
  action?: ReactNode
}) {
  return (
    <div className="flex flex-col items-center gap-4 px-6 py-14 text-center">
      {icon && (
        <span
          aria-hidden="true"
          className="grid size-11 place-items-center rounded-lg bg-accent-soft text-accent [&>svg]:size-5"
        >
          {icon}
        </span>
      )}
      <div className="flex max-w-sm flex-col gap-1.5">
        <p className="text-base font-semibold tracking-[-0.01em]">{title}</p>
        {children && <div className="text-sm text-muted">{children}</div>}
      </div>
      {action && <div className="flex flex-wrap justify-center gap-2">{action}</div>}
    </div>
  )
}
