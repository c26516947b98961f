import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import type { Mapping, Part } from '#portal/shared/address-list/columns.ts'
import type { CsvFormat } from '#portal/shared/address-list/read-csv.ts'
import type { LookupKey } from '#portal/shared/lookups/page-key.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { leftWords, useAllowance, useSpendingReason } from '../shared/allowance.tsx'
import type { ListClient } from './client.ts'
import type { StoredList } from './engine/model.ts'
import { rowsWords } from './words.ts'

const PARTS: readonly { part: Part; label: string }[] = [
  { part: 'address', label: 'Whole address' },
  { part: 'street', label: 'Street' },
  { part: 'secondary', label: 'Unit' },
  { part: 'city', label: 'City' },
  { part: 'state', label: 'State' },
  { part: 'zipcode', label: 'ZIP Code' },
]

const DELIMITERS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
]
const ENCODINGS = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Western (Windows-1252)' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16, big endian' },
]

interface ColumnsProps {
  client: ListClient
  list: StoredList
  apiKey: LookupKey
  /** Reads the file again; undefined once the page has been reloaded and no longer has it. */
  onReread: ((format: CsvFormat, hasHeader: boolean) => void) | undefined
  onStart: () => void
  onDiscard: () => void
}

/** Which column holds what, a preview, and what the run will cost. Nothing has been looked up yet. */
export function ListColumns({ client, list, apiKey, onReread, onStart, onDiscard }: ColumnsProps) {
  const [mapping, setMapping] = useState<Mapping>(list.mapping)
  const plan = useQuery({
    queryKey: ['list plan', list.created, mapping],
    queryFn: () => client.plan(mapping),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const allowance = useAllowance('usStreet', apiKey.limit)
  const spending = useSpendingReason()
  const { lookups = 0, skipped = 0, preview = [] } = plan.data ?? {}
  const hasAddress = mapping.street !== undefined || mapping.address !== undefined
  const isShort = allowance ? allowance.left < lookups : false
  const reason =
    spending ??
    (!hasAddress
      ? 'Choose the column with the street or the whole address.'
      : !plan.data || plan.isPlaceholderData
        ? 'Counting rows.'
        : lookups === 0
          ? 'No row has a street address.'
          : undefined)
  return (
    <div className="flex flex-col gap-6">
      <Card
        title={list.name}
        description={`${rowsWords(list.rows)}, ${list.columns.length} ${list.columns.length === 1 ? 'column' : 'columns'}. Check that the columns are right.`}
        footer={
          <>
            <Cost {...{ lookups, skipped, isShort }} left={allowance?.left} />
            <div className="flex flex-wrap gap-2">
              <Button onClick={onDiscard}>Discard list</Button>
              <Button variant="primary" disabledReason={reason} onClick={onStart}>
                Start
              </Button>
            </div>
          </>
        }
      >
        <div className="flex flex-col gap-6">
          <fieldset className="grid gap-4 sm:grid-cols-3">
            <legend className="sr-only">Columns</legend>
            {PARTS.map(({ part, label }) => (
              <Select
                key={part}
                label={label}
                placeholder="Not in this list"
                options={list.columns.map((name, at) => ({ value: String(at), label: name }))}
                value={mapping[part] === undefined ? '' : String(mapping[part])}
                onChange={({ target: { value } }) =>
                  setMapping({ ...mapping, [part]: value === '' ? undefined : Number(value) })
                }
              />
            ))}
          </fieldset>
          <FormatFields list={list} onReread={onReread} />
        </div>
      </Card>
      <Card title="Preview" description="The first rows and the address we’ll look up for each." isFlush>
        <Table caption="Preview" isStacked>
          <Thead>
            <Th>Row</Th>
            <Th>Looked up as</Th>
          </Thead>
          <Tbody>
            {preview.map(({ cells, line }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the first rows of a file stay where they are
              <Tr key={at}>
                <Td label="Row" isRowHeader className="max-w-sm">
                  <span className="font-normal break-words text-muted">
                    {cells.filter(Boolean).join(' · ')}
                  </span>
                </Td>
                <Td label="Looked up as">
                  {line ?? <span className="text-warning">Skipped: no street</span>}
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </Card>
    </div>
  )
}

function Cost({
  lookups,
  skipped,
  isShort,
  left,
}: {
  lookups: number
  skipped: number
  isShort: boolean
  left: number | undefined
}) {
  return (
    <div role="status" className="flex min-w-0 flex-col gap-1 text-sm">
      <p className="tnum">
        <span className="font-medium">
          {exactAmount(lookups)} {lookups === 1 ? 'lookup' : 'lookups'}
        </span>
        {left !== undefined && (
          <>. You have {left === Infinity ? 'unlimited lookups' : `${leftWords(left)} left`}</>
        )}
        .
        {skipped > 0 && (
          <span className="text-muted"> {rowsWords(skipped)} can’t be looked up and will be skipped.</span>
        )}
      </p>
      {isShort && (
        <p className="text-warning">
          You don’t have enough lookups for all rows. Verification stops when they run out. You can resume
          later.
        </p>
      )}
    </div>
  )
}

function FormatFields({ list, onReread }: Pick<ColumnsProps, 'list' | 'onReread'>) {
  const { format, hasHeader } = list
  if (!onReread)
    return <Alert>To change the delimiter or encoding, discard this list and choose the file again.</Alert>
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer self-start text-muted hover:text-ink">
        Read as {ENCODINGS.find(({ value }) => value === format.encoding)?.label}, separated by{' '}
        {DELIMITERS.find(({ value }) => value === format.delimiter)?.label.toLowerCase()},{' '}
        {hasHeader ? 'with' : 'without'} column names. Change
      </summary>
      <div className="grid gap-4 pt-4 sm:grid-cols-3">
        <Select
          label="Delimiter"
          options={DELIMITERS}
          value={format.delimiter}
          onChange={({ target: { value } }) =>
            onReread({ ...format, delimiter: value as CsvFormat['delimiter'] }, hasHeader)
          }
        />
        <Select
          label="Encoding"
          options={ENCODINGS}
          value={format.encoding}
          onChange={({ target: { value } }) =>
            onReread({ ...format, encoding: value as CsvFormat['encoding'] }, hasHeader)
          }
        />
        <Checkbox
          label="First row has column names"
          className="sm:self-end sm:pb-2.5"
          checked={hasHeader}
          onChange={({ target: { checked } }) => onReread(format, checked)}
        />
      </div>
    </details>
  )
}
