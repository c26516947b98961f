import { Check } from 'lucide-react'

/** One box of the grid. The whole cell takes a press; Enter does what Space does. */
export function TopicBox({
  label,
  isOn,
  isTabStop,
  reason,
  onChange,
}: {
  label: string
  isOn: boolean
  isTabStop: boolean
  /** Why it cannot be changed. */
  reason: string | undefined
  onChange: () => void
}) {
  const change = () => {
    if (reason === undefined) onChange()
  }
  return (
    <label className="relative grid h-12 cursor-pointer place-items-center" title={reason}>
      <input
        type="checkbox"
        aria-label={label}
        aria-disabled={reason !== undefined || undefined}
        tabIndex={isTabStop ? 0 : -1}
        checked={isOn}
        className="peer size-4.5 cursor-pointer appearance-none rounded-xs bg-surface ring-1 ring-line-control transition-colors ring-inset checked:bg-accent checked:ring-accent aria-disabled:cursor-not-allowed aria-disabled:bg-hover"
        onChange={change}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          change()
        }}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </label>
  )
}
