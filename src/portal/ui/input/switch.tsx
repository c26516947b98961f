import { type ComponentProps, type ReactNode, useId } from 'react'
import { Tooltip } from '#portal/ui/overlay/tooltip.tsx'

/** A setting that changes at once. Use Checkbox for input that waits for a submit button. */
export function Switch({
  label,
  hint,
  isOn,
  onChange,
}: {
  label: ReactNode
  hint?: ReactNode
  isOn: boolean
  onChange: (isOn: boolean) => void
}) {
  const id = useId()
  const hintId = `${id}-hint`
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="flex min-w-0 flex-col gap-0.5">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        {hint !== undefined && (
          <p id={hintId} className="text-faint">
            {hint}
          </p>
        )}
      </div>
      <Toggle
        id={id}
        aria-describedby={hint === undefined ? undefined : hintId}
        isOn={isOn}
        onChange={onChange}
      />
    </div>
  )
}

/** The switch alone, for a place that names it otherwise. */
export function Toggle({
  isOn,
  onChange,
  disabledReason,
  ...rest
}: Omit<ComponentProps<'button'>, 'onChange' | 'disabled'> & {
  isOn: boolean
  onChange: (isOn: boolean) => void
  /** Why it cannot be changed now. It stays visible and reachable and shows this sentence. */
  disabledReason?: string | undefined
}) {
  return (
    <Tooltip text={disabledReason}>
      <button
        {...rest}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-disabled={disabledReason !== undefined || undefined}
        className="group relative h-5 w-9 shrink-0 rounded-full bg-sunken ring-1 ring-line-control transition-colors ring-inset aria-checked:bg-accent aria-checked:ring-accent aria-disabled:bg-hover aria-disabled:ring-line aria-disabled:aria-checked:bg-line-control aria-disabled:aria-checked:ring-line-control"
        onClick={() => {
          if (disabledReason === undefined) onChange(!isOn)
        }}
      >
        <span
          aria-hidden="true"
          className="absolute top-1 left-1 size-3 rounded-full bg-line-control transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-on-accent group-aria-disabled:bg-line-strong group-aria-checked:group-aria-disabled:bg-surface"
        />
      </button>
    </Tooltip>
  )
}
