import { cx } from '#portal/ui/classes.ts'
import { Tooltip } from '#portal/ui/overlay/tooltip.tsx'

interface Choice<Id extends string> {
  id: Id
  label: string
  /** Why it cannot be chosen now. It stays visible and reachable and shows this sentence. */
  disabledReason?: string | undefined
}

/** One of a few visible choices, such as the state that a list is filtered by. */
export function Segmented<Id extends string>({
  label,
  options,
  value,
  onChange,
}: {
  label: string
  options: readonly Choice<Id>[]
  value: Id
  onChange: (id: Id) => void
}) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls that are filled in
    <div
      role="group"
      aria-label={label}
      className="inline-flex min-h-9 max-w-full scroll-hidden gap-0.5 self-start overflow-x-auto rounded-md bg-sunken p-0.5 ring-1 ring-inset ring-line"
    >
      {options.map(option => (
        <Segment
          key={option.id}
          option={option}
          isChosen={option.id === value}
          onChoose={() => onChange(option.id)}
        />
      ))}
    </div>
  )
}

function Segment({
  option: { label, disabledReason },
  isChosen,
  onChoose,
}: {
  option: Choice<string>
  isChosen: boolean
  onChoose: () => void
}) {
  const button = (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={disabledReason !== undefined || undefined}
      className={cx(
        'h-8 shrink-0 rounded-sm px-3 -outline-offset-2 text-sm whitespace-nowrap text-muted transition-colors hover:text-ink aria-disabled:text-faint',
        'aria-pressed:bg-chosen aria-pressed:font-medium aria-pressed:text-ink aria-pressed:shadow-card',
      )}
      onClick={() => {
        if (disabledReason === undefined) onChoose()
      }}
    >
      {label}
    </button>
  )
  return disabledReason === undefined ? button : <Tooltip text={disabledReason}>{button}</Tooltip>
}
