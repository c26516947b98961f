import { useEffect, useRef, useState } from 'react'
import { SearchField } from '#portal/ui/search-field.tsx'
import { Select } from '#portal/ui/select.tsx'
import { FINDING_IDS } from './findings.ts'
import type { HealthSearch } from './health-search.ts'
import { FINDING_TITLES } from './words.ts'

/** Milliseconds without a key pressed until the address follows. */
const PAUSE = 200

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
  onSearch: (change: HealthSearch, options?: { replace: boolean }) => void
}) {
  const value = search.search ?? ''
  const [typed, setTyped] = useState(value)
  const sent = useRef(value)

  useEffect(() => {
    // Back, forward and "clear filters" change the address from outside.
    if (value === sent.current) return
    sent.current = value
    setTyped(value)
  }, [value])

  useEffect(() => {
    const text = typed.trim()
    if (text === sent.current) return
    const timer = setTimeout(() => {
      sent.current = text
      onSearch({ search: text || undefined }, { replace: true })
    }, PAUSE)
    return () => clearTimeout(timer)
  }, [typed, onSearch])

  // What a select holds is one of its options, or nothing for the first line.
  const choose = (name: 'severity' | 'finding' | 'kind') => (event: { target: { value: string } }) =>
    onSearch({ [name]: event.target.value || undefined })
  return (
    <div className="grid items-center gap-3 border-b border-line p-3 sm:grid-cols-3 lg:grid-cols-[minmax(14rem,1fr)_11rem_13rem_11rem]">
      <SearchField
        label="Search keys"
        placeholder="Label, id or hostname"
        value={typed}
        onChange={setTyped}
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
