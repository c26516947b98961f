import { Group } from '#portal/ui/group.tsx'
import { Tooltip } from '#portal/ui/overlay/tooltip.tsx'
import { segmentClass, segmentedClass } from './segment-classes.ts'

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
    <Group label={label} className={segmentedClass}>
      {options.map(option => (
        <Segment
          key={option.id}
          option={option}
          isChosen={option.id === value}
          onChoose={() => onChange(option.id)}
        />
      ))}
    </Group>
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
      className={segmentClass}
      onClick={() => {
        if (disabledReason === undefined) onChoose()
      }}
    >
      {label}
    </button>
  )
  return disabledReason === undefined ? button : <Tooltip text={disabledReason}>{button}</Tooltip>
}
