import { useEffect, useState } from 'react'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { TextField } from '#portal/ui/input/text-field.tsx'
import { type Days, faultOf } from './range.ts'
import { PRESETS, type Preset, USUAL_RANGE, type UsageSearch } from './usage-search.ts'

const LABELS: Record<Preset, string> = {
  '7d': '7 days',
  '30d': '30 days',
  month: 'This month',
  '6m': '6 months',
}
const OPTIONS = [
  ...PRESETS.map(id => ({ id, label: LABELS[id] })),
  { id: 'custom', label: 'Custom' },
] as const

/**
 * The range of a report: a preset, or two custom days. A range that cannot be reported gets a message next to
 * it.
 */
export function RangeFields({
  search,
  days,
  onSearch,
}: {
  search: UsageSearch
  /** The days that are shown. */
  days: Days
  onSearch: (change: UsageSearch) => void
}) {
  const isCustom = search.from !== undefined
  const [typed, setTyped] = useState<Days>(days)
  // The address changes from outside as well: through a preset or Back.
  useEffect(() => setTyped({ from: days.from, to: days.to }), [days.from, days.to])
  const isWhole = typed.from !== '' && typed.to !== ''
  const fault = isWhole ? faultOf(typed) : undefined

  function type(change: Partial<Days>) {
    const next = { ...typed, ...change }
    setTyped(next)
    if (next.from && next.to && !faultOf(next)) onSearch({ ...next, range: undefined })
  }

  return (
    <div className="flex min-w-0 flex-col gap-3">
      <Segmented
        label="Time"
        options={OPTIONS}
        value={isCustom ? 'custom' : (search.range ?? USUAL_RANGE)}
        onChange={id =>
          onSearch(
            id === 'custom' ? { ...days, range: undefined } : { range: id, from: undefined, to: undefined },
          )
        }
      />
      {isCustom && (
        <div className="flex flex-wrap items-start gap-3">
          <TextField
            label="From"
            type="date"
            required
            value={typed.from}
            error={typed.from ? undefined : 'This field is required.'}
            onChange={event => type({ from: event.target.value })}
            className="w-40"
          />
          <TextField
            label="To"
            type="date"
            required
            value={typed.to}
            error={typed.to ? fault : 'This field is required.'}
            onChange={event => type({ to: event.target.value })}
            className="w-40"
          />
        </div>
      )}
    </div>
  )
}
