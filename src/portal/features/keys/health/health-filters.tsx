import type { ChangeSearch } from '#portal/kit/list/address.ts'
import { SearchBox } from '#portal/kit/list/search-box.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { FINDING_IDS } from './findings.ts'
import type { HealthSearch } from './health-search.ts'
import { FINDING_TITLES } from './words.ts'

const SEVERITIES = [
  { value: 'critical', label: 'Critical' },
  { value: 'warning', label: 'Warnings' },
  { value: 'advice', label: 'Advice' },
  { value: 'healthy', label: 'Healthy keys' },
]
const KINDS = [
  { value: 'secret', label: 'Secret keys' },
  { value: 'embedded', label: 'Embedded keys' },
]
const FINDINGS = FINDING_IDS.map(value => ({ value, label: FINDING_TITLES[value] }))

export function HealthFilters({
  search,
  onSearch,
}: {
  search: HealthSearch
  onSearch: ChangeSearch<HealthSearch>
}) {
  // The value of a select is one of its options, or empty for the first one.
  const choose = (name: 'severity' | 'finding' | 'kind') => (event: { target: { value: string } }) =>
    onSearch({ [name]: event.target.value || undefined })
  return (
    <div className="grid items-center gap-3 border-b border-line p-3 sm:grid-cols-3 lg:grid-cols-[minmax(14rem,1fr)_11rem_13rem_11rem]">
      <SearchBox
        label="Search keys"
        placeholder="Label, id or hostname"
        value={search.search ?? ''}
        onChange={text => onSearch({ search: text || undefined }, { replace: true })}
        className="sm:max-lg:col-span-3"
      />
      <Select
        label="Severity"
        isLabelHidden
        placeholder="Any severity"
        options={SEVERITIES}
        value={search.severity ?? ''}
        onChange={choose('severity')}
      />
      <Select
        label="Finding"
        isLabelHidden
        placeholder="Any finding"
        options={FINDINGS}
        value={search.finding ?? ''}
        onChange={choose('finding')}
      />
      <Select
        label="Kind of key"
        isLabelHidden
        placeholder="Both kinds"
        options={KINDS}
        value={search.kind ?? ''}
        onChange={choose('kind')}
      />
    </div>
  )
}
