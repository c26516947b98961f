import type { ComponentProps, ReactNode } from 'react'
import { cx } from '#portal/ui/classes.ts'
import { Spinner } from '#portal/ui/feedback/loading.tsx'
import { Tooltip } from '#portal/ui/overlay/tooltip.tsx'

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'children'> {
  /** What it does: its accessible name and its tooltip. */
  label: string
  icon: ReactNode
  size?: 'sm' | 'md'
  pending?: boolean
  disabledReason?: string | undefined
}

export function IconButton({
  label,
  icon,
  size = 'md',
  pending = false,
  disabledReason,
  className,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const isOff = pending || disabledReason !== undefined
  return (
    <Tooltip text={disabledReason ?? label} isDescription={disabledReason !== undefined}>
      <button
        {...rest}
        type={type}
        aria-label={label}
        aria-disabled={isOff || undefined}
        aria-busy={pending || undefined}
        className={cx(
          'inline-grid shrink-0 place-items-center rounded-md text-muted transition-colors hover:bg-hover hover:text-ink aria-disabled:bg-transparent aria-disabled:text-faint',
          size === 'sm' ? 'size-8' : 'size-9',
          className,
        )}
        onClick={event => {
          if (isOff) event.preventDefault()
          else onClick?.(event)
        }}
      >
        {pending ? <Spinner /> : icon}
      </button>
    </Tooltip>
  )
}
