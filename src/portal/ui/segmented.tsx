import { cx } from '#portal/ui/cx.ts'

/** One of a few choices that are all in sight, such as the state that a list is filtered by. */
export function Segmented<Id extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly { id: Id; label: string }[]
  value: Id
  onChange: (id: Id) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that are filled in
    <div
      role="group"
      aria-label={label}
      className="inline-flex h-9 max-w-full gap-0.5 overflow-x-auto rounded-md bg-sunken p-0.5 ring-1 ring-inset ring-line"
    >
      {options.map(option => (
        <button
          key={option.id}
          type="button"
          aria-pressed={option.id === value}
          className={cx(
            'rounded-sm px-3 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink',
            'aria-pressed:bg-surface aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-card',
          )}
          onClick={() => onChange(option.id)}
        >
          {option.label}
        </button>
      ))}
    </div>
  )
}
