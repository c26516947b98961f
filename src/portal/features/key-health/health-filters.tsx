import { CircleAlert, CircleCheck, Lightbulb, TriangleAlert } from 'lucide-react'
import { FINDING_IDS } from '#domain/keys/health/findings.ts'
import { FINDING_TITLES } from '#domain/keys/health/titles.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { SearchBox } from '#portal/kit/list/search-box.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Group } from '#portal/ui/group.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import type { HealthSummary } from './key-health.ts'
import type { HealthSearch } from './search.ts'

/** A healthy key has no finding to be grouped by. */
export const isByKey = ({ view, severity }: HealthSearch) => view === 'keys' || severity === 'healthy'

const TILES = [
  { id: 'healthy', label: 'Healthy', icon: CircleCheck, mark: 'text-accent' },
  { id: 'critical', label: 'Critical', icon: CircleAlert, mark: 'text-danger' },
  { id: 'warning', label: 'With warnings', icon: TriangleAlert, mark: 'text-warning' },
  { id: 'advice', label: 'With advice', icon: Lightbulb, mark: 'text-faint' },
] as const

/** How many keys are healthy, and how many have findings of each severity. A press shows them. */
export function HealthSummaryTiles({
  summary,
  chosen,
  onChoose,
}: {
  summary: HealthSummary
  chosen: HealthSearch['severity']
  onChoose: (change: HealthSearch) => void
}) {
  return (
    <Group label="Keys by their health" className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {TILES.map(({ id, label, icon: Icon, mark }) => (
        <button
          key={id}
          type="button"
          aria-pressed={chosen === id}
          className={cx(
            'flex flex-col gap-1 rounded-xl bg-surface p-4 text-left shadow-card ring-1 ring-line transition-shadow',
            'hover:ring-line-strong aria-pressed:ring-2 aria-pressed:ring-accent',
          )}
          onClick={() => onChoose({ severity: chosen === id ? undefined : id, finding: undefined })}
        >
          <span className="flex items-center gap-2 text-2xl font-semibold tnum">
            {exactAmount(id === 'healthy' ? summary.healthy : summary.having[id])}
            <Icon aria-hidden="true" className={cx('size-4', mark)} />
          </span>
          <span className="text-sm text-muted">
            {label}
            {id === 'healthy' && ` of ${exactAmount(summary.total)}`}
          </span>
        </button>
      ))}
    </Group>
  )
}

const FILTERS = [
  {
    name: 'view',
    label: 'View',
    options: [
      { value: 'findings', label: 'By finding' },
      { value: 'keys', label: 'By key' },
    ],
  },
  {
    name: 'severity',
    label: 'Severity',
    placeholder: 'Any severity',
    options: [
      { value: 'critical', label: 'Critical' },
      { value: 'warning', label: 'Warnings' },
      { value: 'advice', label: 'Advice' },
      { value: 'healthy', label: 'Healthy keys' },
    ],
  },
  {
    name: 'finding',
    label: 'Finding',
    placeholder: 'Any finding',
    options: FINDING_IDS.map(value => ({ value, label: FINDING_TITLES[value] })),
  },
  {
    name: 'kind',
    label: 'Kind of key',
    placeholder: 'Any type',
    options: [
      { value: 'secret', label: 'Secret keys' },
      { value: 'embedded', label: 'Embedded keys' },
    ],
  },
] as const

export function HealthFilters({
  search,
  onSearch,
}: {
  search: HealthSearch
  onSearch: ChangeSearch<HealthSearch>
}) {
  const values = { ...search, view: isByKey(search) ? 'keys' : 'findings' }
  return (
    <div className="grid grid-cols-2 items-center gap-3 lg:grid-cols-[minmax(12rem,1fr)_9rem_10rem_12rem_10rem]">
      <SearchBox
        label="Search keys"
        placeholder="Label, id, or hostname"
        value={search.search ?? ''}
        onChange={text => onSearch({ search: text || undefined }, { replace: true })}
        className="max-lg:col-span-2"
      />
      {FILTERS.map(({ name, ...select }) => (
        <Select
          key={name}
          {...select}
          isLabelHidden
          value={values[name] ?? ''}
          // Empty for the placeholder.
          onChange={event => onSearch({ [name]: event.target.value || undefined })}
        />
      ))}
    </div>
  )
}
