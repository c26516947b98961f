import { useEffect, useState } from 'react'
import { checkEndDate } from '#domain/validation/choices.ts'
import { TextField } from '#portal/ui/input/text-field.tsx'

interface DaySearch {
  start?: string | undefined
  end?: string | undefined
}

/** From which day to which day a list is shown. A last day before the first is not searched for. */
export function Days({
  label,
  search: { start = '', end = '' },
  onSearch,
}: {
  label: string
  search: DaySearch
  onSearch: (change: DaySearch) => void
}) {
  const [typed, setTyped] = useState({ start, end })
  // The address changes from outside as well: through Back, or when the filters are cleared.
  useEffect(() => setTyped({ start, end }), [start, end])
  const faultOf = (days: typeof typed) =>
    days.start && days.end ? checkEndDate(days.start, days.end)?.message : undefined

  function type(change: Partial<typeof typed>) {
    const next = { ...typed, ...change }
    setTyped(next)
    if (!faultOf(next)) onSearch({ start: next.start || undefined, end: next.end || undefined })
  }

  return (
    <fieldset className="flex min-w-0 flex-wrap items-start gap-2 max-sm:w-full">
      <legend className="sr-only">{label}</legend>
      <TextField
        label="First day"
        isLabelHidden
        type="date"
        value={typed.start}
        max={typed.end || undefined}
        onChange={event => type({ start: event.target.value })}
        className="w-38 max-sm:flex-1"
      />
      <span aria-hidden="true" className="self-center text-muted">
        to
      </span>
      <TextField
        label="Last day"
        isLabelHidden
        type="date"
        value={typed.end}
        error={faultOf(typed)}
        onChange={event => type({ end: event.target.value })}
        className="w-38 max-sm:flex-1"
      />
    </fieldset>
  )
}
