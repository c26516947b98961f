import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Play } from 'lucide-react'
import { useState } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { startList } from '#generated/lists/operations/startList.ts'
import { updateList } from '#generated/lists/operations/updateList.ts'
import { ApiError, messageOf } from '#portal/api/errors/errors.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { refresh, sendOperation } from '#portal/kit/action/send-operation.ts'
import { keyed } from '#portal/ui/data/keyed.ts'
import { Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PARTS } from '../list/parts.ts'
import { reportWords, rowsWords } from '../list/words.ts'
import { leftWords, useAllowance, useSpendingReason } from '../shared/allowance.tsx'
import { listQueries, type ServerList, toColumns } from './lists.ts'

type Contents = NonNullable<ServerList['contents']>
type Mapping = Contents['mapping']

/** How a list was read, and what it costs, before anything is spent. */
export function PlanSection({ list, contents }: { list: ServerList; contents: Contents }) {
  return (
    <>
      <StartCard list={list} contents={contents} />
      <ReportCard contents={contents} />
      <ColumnsCard list={list} contents={contents} />
      <PreviewCard contents={contents} />
    </>
  )
}

function StartCard({ list, contents }: { list: ServerList; contents: Contents }) {
  const client = useQueryClient()
  const allowance = useAllowance('usStreet', null)
  const spending = useSpendingReason()
  const start = useMutation({
    networkMode: 'always',
    mutationFn: () => sendOperation(startList, { path: { id: list.id } }),
    onSettled: () => refresh(client, listQueries),
  })
  const { lookups, repeated, skipped } = contents.plan
  const { street, address } = contents.mapping
  const isShort = allowance ? allowance.left < lookups : false
  const reason =
    street === null && address === null
      ? 'Choose the column with the street or the whole address.'
      : lookups === 0
        ? 'No row has a street address.'
        : spending
  return (
    <Card
      title="Cost"
      description="Nothing has been looked up or counted yet."
      footer={
        <>
          <p role="status" className="text-sm tnum">
            <span className="font-medium">
              {exactAmount(lookups)} {lookups === 1 ? 'lookup' : 'lookups'}
            </span>
            {allowance && `. ${leftWords(allowance.left)} left in ${allowance.label}`}.
          </p>
          <OperationButton
            operation={startList}
            variant="primary"
            icon={<Play className="size-4" />}
            pending={start.isPending}
            disabledReason={reason}
            onClick={() => start.mutate()}
          >
            Start
          </OperationButton>
        </>
      }
    >
      <div className="flex flex-col gap-3 text-sm">
        {start.error && (
          <Alert tone="danger" title="The list wasn’t started">
            {messageOf(start.error)}
          </Alert>
        )}
        <ul className="flex list-disc flex-col gap-1 pl-5">
          <li>{rowsWords(list.rows)} in the file.</li>
          <li>
            {exactAmount(lookups)} distinct {lookups === 1 ? 'address' : 'addresses'}. Each counts as one
            lookup.
          </li>
          {repeated > 0 && (
            <li>
              {rowsWords(repeated)} {repeated === 1 ? 'repeats' : 'repeat'} an earlier address, and{' '}
              {repeated === 1 ? 'counts' : 'count'} nothing.
            </li>
          )}
          {skipped > 0 && <li>{rowsWords(skipped)} can’t be looked up, and will be skipped.</li>}
        </ul>
        {allowance === null && (
          <Alert tone="warning" title="No active subscription covers these lookups">
            The list pauses at once until you start one.
          </Alert>
        )}
        {isShort && (
          <p className="text-warning">
            You don’t have enough lookups for the whole list. It pauses when they run out, and you can resume
            it later.
          </p>
        )}
      </div>
    </Card>
  )
}

const NOTE_KINDS = {
  skipped: 'Skipped',
  'repaired-row': 'Row repaired',
  'repaired-zipcode': 'ZIP Code repaired',
  'left-out': 'ZIP Code left out',
} as const

/** What reading the file has left out or changed. */
function ReportCard({ contents: { report, plan, format } }: { contents: Contents }) {
  const sentences = reportWords(report)
  const readAs = format.sheet
    ? `Read from the sheet “${format.sheet}”.`
    : `Read as ${format.encoding?.replace('utf', 'UTF')}, separated by ${delimiterLabel(format.delimiter)}, ${format.has_header ? 'with' : 'without'} column names.`
  const { notes, repairedRows, repairedZipcodes, leftOut, skipped } = plan
  const hidden = repairedRows + repairedZipcodes + leftOut + skipped - notes.length
  return (
    <Card
      title="Quality report"
      description="How we read the file. Repairs change what we look up, not your columns."
    >
      <div className="flex flex-col gap-4 text-sm">
        <ul className="flex list-disc flex-col gap-1 pl-5 text-muted">
          {[readAs, ...sentences].map(sentence => (
            <li key={sentence} className="break-words">
              {sentence}
            </li>
          ))}
          {notes.length === 0 && <li>Every row can be looked up as it is in the file.</li>}
        </ul>
        {notes.length > 0 && (
          <div className="max-h-96 overflow-y-auto rounded-lg ring-1 ring-line">
            <Table caption="Rows that aren’t looked up as they are" isStacked>
              <Thead>
                <Th>Line</Th>
                <Th>What</Th>
                <Th>In the file</Th>
                <Th>Read as, or why</Th>
              </Thead>
              <Tbody>
                {keyed(notes, ({ kind, line }) => `${kind} ${line}`).map(
                  ([key, { kind, line, text, reason }]) => (
                    <Tr key={key}>
                      <Td label="Line" isRowHeader>
                        {exactAmount(line)}
                      </Td>
                      <Td label="What">{NOTE_KINDS[kind]}</Td>
                      <Td label="In the file" className="break-words">
                        {text}
                      </Td>
                      <Td label="Read as, or why" className="break-words">
                        {reason}
                      </Td>
                    </Tr>
                  ),
                )}
              </Tbody>
            </Table>
          </div>
        )}
        {hidden > 0 && <p className="text-muted tnum">{rowsWords(hidden)} more like these.</p>}
      </div>
    </Card>
  )
}

function delimiterLabel(delimiter: string | null): string {
  const words: Record<string, string> = {
    ',': 'commas',
    ';': 'semicolons',
    '\t': 'tabs',
    '|': 'vertical bars',
  }
  return words[delimiter ?? ''] ?? `“${delimiter}”`
}

/** Which column has which part of an address. A change reads the file again. */
function ColumnsCard({ list, contents }: { list: ServerList; contents: Contents }) {
  const client = useQueryClient()
  const [mapping, setMapping] = useState<Mapping>(contents.mapping)
  const [repairs, setRepairs] = useState(!contents.undone.includes('zipcodes'))
  const save = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      sendOperation(updateList, {
        path: { id: list.id },
        body: {
          version: list.version,
          mapping: toColumns(mapping),
          undone: [
            ...contents.undone.filter(repair => repair !== 'zipcodes'),
            ...(repairs ? [] : ['zipcodes' as const]),
          ],
        },
      }),
    onSuccess: () => refresh(client, listQueries),
  })
  const columns = contents.columns.flatMap((name, at) => (name ? { value: String(at), label: name } : []))
  const hasAddress = mapping.street !== null || mapping.address !== null
  const isSame =
    JSON.stringify(mapping) === JSON.stringify(contents.mapping) &&
    repairs === !contents.undone.includes('zipcodes')
  const isOfField =
    save.error instanceof ApiError && save.error.items.some(({ fields }) => fields.includes('mapping'))
  return (
    <Card
      title="Columns"
      description="Which column has which part of the address."
      footer={
        <OperationButton
          operation={updateList}
          pending={save.isPending}
          disabledReason={isSame ? 'Change a column first.' : undefined}
          onClick={() => save.mutate()}
        >
          Save and read again
        </OperationButton>
      }
    >
      <div className="flex flex-col gap-4">
        {save.error && !isOfField && (
          <Alert tone="danger" title="The columns weren’t saved">
            {messageOf(save.error)}
          </Alert>
        )}
        <fieldset className="grid gap-4 sm:grid-cols-3">
          <legend className="sr-only">Columns</legend>
          {PARTS.map(({ part, label }) => (
            <Select
              key={part}
              label={label}
              placeholder="Not in this list"
              options={columns}
              error={
                part === 'street' && isOfField
                  ? messageOf(save.error)
                  : part === 'street' && !hasAddress
                    ? 'Choose the column with the street or the whole address.'
                    : undefined
              }
              value={mapping[part] === null ? '' : String(mapping[part])}
              onChange={({ target: { value } }) =>
                setMapping({ ...mapping, [part]: value === '' ? null : Number(value) })
              }
            />
          ))}
        </fieldset>
        <Checkbox
          label="Repair ZIP Codes that a spreadsheet has changed"
          checked={repairs}
          onChange={({ target: { checked } }) => setRepairs(checked)}
        />
      </div>
    </Card>
  )
}

function PreviewCard({ contents }: { contents: Contents }) {
  return (
    <Card title="Preview" description="The first rows and the address we’ll look up for each." isFlush>
      <Table caption="Preview" isStacked>
        <Thead>
          <Th>Row</Th>
          <Th>Looked up as</Th>
        </Thead>
        <Tbody>
          {keyed(contents.plan.preview, ({ cells }) => cells.join()).map(([key, { cells, line }]) => (
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
  )
}
