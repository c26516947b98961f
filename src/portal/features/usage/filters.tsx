import { ListFilter } from 'lucide-react'
import { useEffect, useState } from 'react'
import { countOf } from '#domain/text/amounts.ts'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { zoneOptions } from '#portal/kit/zone-options.ts'
import { Button } from '#portal/ui/button.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { TextField } from '#portal/ui/input/text-field.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { Popover } from '#portal/ui/overlay/popover.tsx'
import { type Days, faultOf } from './range.ts'
import { type ReportRequest, usualZone } from './report.ts'
import { PRESETS, type Preset, USUAL_RANGE, type UsageSearch } from './usage-search.ts'

const KeyFilter = lazyPart(() => import('./key-filter.tsx'))

/** The parameters of a report: its range, its intervals, its time zone, and the keys of one by key. */
export function UsageFilters({
  search,
  request,
  hours,
  labels,
  onSearch,
}: {
  search: UsageSearch
  request: ReportRequest
  /** Why there is no report by the hour; undefined if there is one. */
  hours: string | undefined
  /** Labels of the chosen keys, as far as they are known. */
  labels: readonly string[]
  onSearch: ChangeSearch<UsageSearch>
}) {
  const { by } = request
  const [only] = labels
  const zones = zoneOptions()
  return (
    <div className="flex flex-col gap-3 border-b border-line p-3">
      <RangeFields search={search} days={request.days} onSearch={onSearch} />
      <div className="flex scroll-hidden scroll-fade items-center gap-3 max-sm:-mx-3 max-sm:overflow-x-auto max-sm:px-3 max-sm:*:shrink-0 sm:flex-wrap">
        <Segmented
          label="Interval"
          options={[
            { id: 'day', label: 'By day' },
            { id: 'hour', label: 'By hour', disabledReason: hours },
          ]}
          value={request.interval}
          onChange={id => onSearch({ interval: id === 'hour' ? id : undefined })}
        />
        {zones && (
          <Segmented
            label="Time zone"
            options={zones}
            value={request.zone}
            onChange={id => onSearch({ zone: id === usualZone() ? undefined : id })}
          />
        )}
        {by === 'key' && <ChosenKeys request={request} label={only} onSearch={onSearch} />}
      </div>
      {search.interval === 'hour' && hours && <p className="text-sm text-muted">{hours}</p>}
    </div>
  )
}

/** Which keys the report has, and all of them again. */
function ChosenKeys({
  request,
  label,
  onSearch,
}: {
  request: ReportRequest
  /** Label of the first of them, once it is known. */
  label: string | undefined
  onSearch: ChangeSearch<UsageSearch>
}) {
  const { keys } = request
  return (
    <>
      <Popover
        label="Choose keys"
        trigger={
          <Button icon={<ListFilter className="size-4" />}>
            <span className="max-w-48 truncate">
              {keys.length === 0
                ? 'All keys'
                : keys.length === 1
                  ? (label ?? '1 key')
                  : countOf(keys.length, 'key')}
            </span>
          </Button>
        }
      >
        {close => (
          <KeyFilter
            request={request}
            onChoose={chosen => {
              close()
              onSearch({ key: chosen.length ? chosen : undefined })
            }}
          />
        )}
      </Popover>
      {keys.length > 0 && (
        <Button variant="ghost" onClick={() => onSearch({ key: undefined })}>
          Clear keys
        </Button>
      )}
    </>
  )
}

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
function RangeFields({
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
