import type { ReactNode } from 'react'
import { cx } from '#portal/ui/classes.ts'

export type BadgeTone = 'neutral' | 'accent' | 'warning' | 'danger'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-hover text-muted',
  accent: 'bg-accent-soft text-accent',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

/** A state in one or two words; the dot only repeats the text. */
export function Badge({
  tone = 'neutral',
  hasDot,
  children,
}: {
  tone?: BadgeTone
  hasDot?: boolean
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex h-5.5 items-center gap-1.5 rounded-sm px-1.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      {hasDot && <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />}
      {children}
    </span>
  )
}
