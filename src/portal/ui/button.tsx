import type { ComponentProps, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonClass, cx } from '#portal/ui/classes.ts'
import { Spinner } from '#portal/ui/feedback/loading.tsx'
import { Tooltip } from '#portal/ui/overlay/tooltip.tsx'

export interface ButtonProps extends Omit<ComponentProps<'button'>, 'disabled'> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** As wide as its container. */
  isWide?: boolean
  /** In progress: keeps its width and its place in the tab order, and does nothing when pressed. */
  pending?: boolean
  /** Why it cannot be used now. The button stays visible and reachable and shows this sentence. */
  disabledReason?: string | undefined
}

export function Button(props: ButtonProps) {
  const {
    variant,
    size,
    icon,
    isWide,
    pending = false,
    disabledReason,
    className,
    children,
    onClick,
    type = 'button',
    ...rest
  } = props
  const isOff = pending || disabledReason !== undefined
  const button = (
    <button
      {...rest}
      type={type}
      aria-disabled={isOff || undefined}
      aria-busy={pending || undefined}
      className={buttonClass({ variant, size, className: cx(isWide && 'w-full px-3!', className) })}
      onClick={event => {
        if (isOff) event.preventDefault()
        else onClick?.(event)
      }}
    >
      {pending && (
        <span className="absolute inset-0 grid place-items-center">
          <Spinner />
        </span>
      )}
      <span className={cx('inline-flex items-center gap-[inherit]', pending && 'opacity-0')}>
        {icon}
        {children}
      </span>
    </button>
  )
  // Always by the tooltip where a reason is possible, or it would be another element once the reason goes, and lose the
  // focus.
  return 'disabledReason' in props ? <Tooltip text={disabledReason}>{button}</Tooltip> : button
}
