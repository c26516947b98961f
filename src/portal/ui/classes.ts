/** Joins class names, leaving out what is false or missing. */
export function cx(...names: (string | false | null | undefined)[]) {
  return names.filter(Boolean).join(' ')
}

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-accent text-on-accent shadow-card hover:bg-accent-strong not-aria-busy:aria-disabled:bg-hover not-aria-busy:aria-disabled:text-faint not-aria-busy:aria-disabled:shadow-none',
  secondary:
    'bg-surface text-ink ring-1 ring-inset ring-line-strong hover:bg-hover not-aria-busy:aria-disabled:bg-transparent not-aria-busy:aria-disabled:text-faint not-aria-busy:aria-disabled:ring-line',
  ghost:
    'text-muted hover:bg-hover hover:text-ink not-aria-busy:aria-disabled:bg-transparent not-aria-busy:aria-disabled:text-faint',
  danger:
    'bg-danger text-on-danger shadow-card hover:bg-danger-strong not-aria-busy:aria-disabled:bg-hover not-aria-busy:aria-disabled:text-faint not-aria-busy:aria-disabled:shadow-none',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-8 gap-1.5 rounded-sm px-2.5 text-sm',
  md: 'h-9 gap-2 rounded-md px-3.5 text-sm',
  lg: 'h-11 gap-2 rounded-md px-5 text-base',
}

/** A link in the head of a card, to the page with all of what the card shows. */
export const cardLinkClass = 'text-sm leading-6 font-medium text-accent underline-offset-4 hover:underline'

/** The look of a button, for a link in place of a button. */
export function buttonClass({
  variant = 'secondary',
  size = 'md',
  className,
}: {
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
} = {}) {
  return cx(
    'relative inline-flex shrink-0 items-center justify-center font-medium whitespace-nowrap transition-colors select-none',
    variants[variant],
    sizes[size],
    className,
  )
}
