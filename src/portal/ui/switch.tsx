import { type ReactNode, useId } from 'react'

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
      <button
        id={id}
        type="button"
        role="switch"
        aria-checked={isOn}
        aria-describedby={hint === undefined ? undefined : hintId}
        className="group relative h-5 w-9 shrink-0 rounded-full bg-sunken ring-1 ring-line-control transition-colors ring-inset aria-checked:bg-accent aria-checked:ring-accent"
        onClick={() => onChange(!isOn)}
      >
        <span
          aria-hidden="true"
          className="absolute top-1 left-1 size-3 rounded-full bg-line-control transition-transform group-aria-checked:translate-x-4 group-aria-checked:bg-on-accent"
        />
      </button>
    </div>
  )
}
