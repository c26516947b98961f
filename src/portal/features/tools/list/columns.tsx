import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mapping } from '#domain/address-list/mapping.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import type { LookupKey } from '#portal/shared/lookups/page-key.tsx'
import { Button } from '#portal/ui/button.tsx'
import { keyed } from '#portal/ui/data/keyed.ts'
import { Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { leftWords, useAllowance, useSpendingReason } from '../shared/allowance.tsx'
import type { ListClient } from './client.ts'
import type { ImportOptions } from './engine/import-list.ts'
import type { StoredList } from './engine/model.ts'
import { hasReport, ImportReportCard } from './import-report.tsx'
import { PARTS } from './parts.ts'
import { RunOnServer } from './run-on-server.tsx'
import { repeatedWords, rowsWords } from './words.ts'

const DELIMITERS = [
  { value: ',', label: 'Comma' },
  { value: ';', label: 'Semicolon' },
  { value: '\t', label: 'Tab' },
  { value: '|', label: 'Vertical bar' },
]
const ENCODINGS = [
  { value: 'utf-8', label: 'UTF-8' },
  { value: 'windows-1252', label: 'Western (Windows-1252)' },
  { value: 'macintosh', label: 'Western (Mac Roman)' },
  { value: 'utf-16le', label: 'UTF-16' },
  { value: 'utf-16be', label: 'UTF-16, big endian' },
]

interface ColumnsProps {
  client: ListClient
  list: StoredList
  apiKey: LookupKey
  /** Reads the file again; undefined once the page has been reloaded and no longer has it. */
  onReread: ((options: Omit<ImportOptions, 'name'>) => void) | undefined
  /** The file, as long as this page has it. */
  file: Blob | undefined
  onStart: () => void
  onDiscard: () => void
}

/** Which column holds what, a preview, and what the run will cost. Nothing has been looked up yet. */
export function ListColumns({ client, list, apiKey, file, onReread, onStart, onDiscard }: ColumnsProps) {
  const [mapping, setMapping] = useState<Mapping>(list.mapping)
  const plan = useQuery({
    queryKey: ['list plan', list.created, mapping, list.undone],
    queryFn: () => client.plan(mapping),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const allowance = useAllowance('usStreet', apiKey.limit)
  const spending = useSpendingReason()
  const { lookups = 0, repeated = 0, skipped = 0, preview = [] } = plan.data ?? {}
  const columns = list.columns.flatMap((name, at) => (name ? { value: String(at), label: name } : []))
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
        description={`${rowsWords(list.rows)}, ${columns.length} ${columns.length === 1 ? 'column' : 'columns'}. Check that the columns are right.`}
        footer={
          <>
            <Cost
              {...{ lookups, repeated, skipped, isShort }}
              left={allowance?.left}
              hasReport={plan.data !== undefined && hasReport(list, plan.data)}
            />
            <div className="flex flex-wrap gap-2">
              <Button onClick={onDiscard}>Discard list</Button>
              <RunOnServer {...{ list, mapping, file }} />
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
                options={columns}
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
      {plan.data && <ImportReportCard {...{ client, list }} plan={plan.data} />}
      <Card title="Preview" description="The first rows and the address we’ll look up for each." isFlush>
        <Table caption="Preview" isStacked>
          <Thead>
            <Th>Row</Th>
            <Th>Looked up as</Th>
          </Thead>
          <Tbody>
            {keyed(preview, ({ cells }) => cells.join()).map(([key, { cells, line }]) => (
              <Tr key={key}>
                <Td label="Row" isRowHeader className="max-w-sm">
                  <span className="font-normal break-words text-muted">
                    {cells.filter(Boolean).join(' · ')}
                  </span>
                </Td>
                <Td label="Looked up as">{line ?? <span className="text-warning">Not looked up</span>}</Td>
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
  repeated,
  skipped,
  isShort,
  left,
  hasReport,
}: {
  lookups: number
  repeated: number
  skipped: number
  isShort: boolean
  left: number | undefined
  hasReport: boolean
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
      {repeated > 0 && <p className="text-muted tnum">{repeatedWords(repeated)}</p>}
      {hasReport && (
        <p>
          <a href="#import-report" className="underline underline-offset-2 hover:no-underline">
            Review what we skipped and repaired
          </a>
        </p>
      )}
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
  const { format, sheet, hasHeader } = list
  if (!onReread)
    return (
      <Alert>
        To change the {sheet ? 'sheet' : 'delimiter or encoding'}, discard this list and choose the file
        again.
      </Alert>
    )
  const names = `${hasHeader ? 'with' : 'without'} column names`
  const given = format && { encoding: format.encoding, delimiter: format.delimiter }
  const current = sheet ? { sheet: sheet.name } : given ? { format: given } : {}
  const delimiters = DELIMITERS.some(({ value }) => value === format?.delimiter)
    ? DELIMITERS
    : [...DELIMITERS, { value: format?.delimiter ?? '', label: `“${format?.delimiter}”` }]
  return (
    <details className="text-sm">
      <summary className="min-h-6 cursor-pointer self-start text-muted hover:text-ink">
        {sheet ? (
          <>
            Read from the sheet “{sheet.name}”{sheet.all.length > 1 && `, one of ${sheet.all.length}`},{' '}
            {names}. Change
          </>
        ) : (
          <>
            Read as {ENCODINGS.find(({ value }) => value === format?.encoding)?.label}, separated by{' '}
            {delimiters.find(({ value }) => value === format?.delimiter)?.label.toLowerCase()}, {names}.
            Change
          </>
        )}
      </summary>
      <div className="grid gap-4 pt-4 sm:grid-cols-3">
        {sheet && (
          <Select
            label="Sheet"
            options={sheet.all.map(name => ({ value: name, label: name }))}
            value={sheet.name}
            onChange={({ target: { value } }) => onReread({ sheet: value })}
          />
        )}
        {given && (
          <>
            <Select
              label="Delimiter"
              options={delimiters}
              value={given.delimiter}
              onChange={({ target: { value } }) =>
                onReread({ format: { ...given, delimiter: value }, hasHeader })
              }
            />
            <Select
              label="Encoding"
              options={ENCODINGS}
              value={given.encoding}
              onChange={({ target: { value } }) =>
                onReread({ format: { ...given, encoding: value as typeof given.encoding }, hasHeader })
              }
            />
          </>
        )}
        <Checkbox
          label="First row has column names"
          className="sm:self-end sm:pb-2.5"
          checked={hasHeader}
          onChange={({ target: { checked } }) => onReread({ ...current, hasHeader: checked })}
        />
      </div>
    </details>
  )
}
