import { ListFilter } from 'lucide-react'
import { lazy } from 'react'
import { countOf } from '#domain/text/amounts.ts'
import type { ChangeSearch } from '#portal/kit/list/address.ts'
import { Button } from '#portal/ui/button.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { Popover } from '#portal/ui/overlay/popover.tsx'
import type { ReportRequest } from './queries.ts'
import { zoneName } from './range.ts'
import { RangeFields } from './range-fields.tsx'
import type { UsageSearch } from './usage-search.ts'

const KeyFilter = lazy(() => import('./key-filter.tsx'))

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
  const local = zoneName('local')
  return (
    <div className="flex flex-col gap-3 border-b border-line p-3">
      <RangeFields search={search} days={request.days} onSearch={onSearch} />
      <div className="flex scroll-hidden items-center gap-3 max-sm:-mx-3 max-sm:overflow-x-auto max-sm:px-3 max-sm:*:shrink-0 sm:flex-wrap">
        <Segmented
          label="Interval"
          options={[
            { id: 'day', label: 'By day' },
            { id: 'hour', label: 'By hour', disabledReason: hours },
          ]}
          value={request.interval}
          onChange={id => onSearch({ interval: id === 'hour' ? id : undefined })}
        />
        <Segmented
          label="Time zone"
          options={[
            { id: 'utc', label: 'UTC' },
            { id: 'local', label: local === 'UTC' ? 'Local' : `Local (${local.replaceAll('_', ' ')})` },
          ]}
          value={request.zone}
          onChange={id => onSearch({ zone: id === 'local' ? id : undefined })}
        />
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
