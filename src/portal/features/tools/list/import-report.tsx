import { useMutation } from '@tanstack/react-query'
import { Download, Redo2, Undo2 } from 'lucide-react'
import type { Repair, RowNote } from '#domain/address-list/list.ts'
import type { Plan } from '#domain/address-list/plan.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { Button } from '#portal/ui/button.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { ListClient } from './client.ts'
import type { StoredList } from './engine/model.ts'
import { reportWords, rowsWords } from './words.ts'

/** Whether anything of a file was skipped, repaired, or reported. */
export function hasReport(list: StoredList, { repairs, skipped, leftOut }: Plan): boolean {
  const { rows, zipcodes } = repairs
  return reportWords(list.report).length > 0 || rows.count + zipcodes.count + skipped + leftOut.count > 0
}

/** What was skipped, repaired, and reported of a file, before anything is looked up. Nothing if all is as it was. */
export function ImportReportCard({
  client,
  list,
  plan,
}: {
  client: ListClient
  list: StoredList
  plan: Plan
}) {
  const save = useMutation({
    mutationFn: async () => {
      const base = list.name.replace(/\.\w+$/, '')
      saveFile(new File([await client.report()], `${base}-report.csv`, { type: 'text/csv' }))
    },
  })
  const sentences = reportWords(list.report)
  const { rows, zipcodes } = plan.repairs
  if (!hasReport(list, plan)) return null
  return (
    <div id="import-report" className="scroll-mt-24">
      <Card
        title="Import report"
        description="What we skipped and repaired in this file. Repairs change what we look up, not your file."
        actions={
          <Button
            size="sm"
            icon={<Download className="size-4" />}
            pending={save.isPending}
            onClick={() => save.mutate()}
          >
            Download report
          </Button>
        }
      >
        <div className="flex flex-col gap-5 text-sm">
          {save.error && (
            <Alert tone="danger" title="The report couldn’t be saved">
              {save.error.message}
            </Alert>
          )}
          {sentences.length > 0 && (
            <ul className="flex list-disc flex-col gap-1 pl-5 text-muted">
              {sentences.map(sentence => (
                <li key={sentence} className="break-words">
                  {sentence}
                </li>
              ))}
            </ul>
          )}
          <Repaired
            {...{ client, list }}
            repair="zipcodes"
            count={zipcodes.count}
            notes={zipcodes.notes}
            title={`${exactAmount(zipcodes.count)} ${zipcodes.count === 1 ? 'ZIP Code' : 'ZIP Codes'}`}
          />
          <Repaired
            {...{ client, list }}
            repair="rows"
            count={rows.count}
            notes={rows.notes}
            title={rowsWords(rows.count)}
          />
          <Notes
            title={`${exactAmount(plan.leftOut.count)} unreadable ${plan.leftOut.count === 1 ? 'ZIP Code' : 'ZIP Codes'} left out`}
            count={plan.leftOut.count}
            notes={plan.leftOut.notes}
            heads={['ZIP Code in the file', 'Result']}
          />
          <Notes
            title={`${rowsWords(plan.skipped)} can’t be looked up`}
            count={plan.skipped}
            notes={plan.reported}
            heads={['Row in the file', 'Reason']}
          />
        </div>
      </Card>
    </div>
  )
}

const repairHeads: Readonly<Record<Repair, readonly [from: string, to: string]>> = {
  rows: ['Row in the file', 'Read as'],
  zipcodes: ['ZIP Code in the file', 'Looked up as'],
}

function Repaired({
  client,
  list,
  repair,
  title,
  count,
  notes,
}: {
  client: ListClient
  list: StoredList
  repair: Repair
  title: string
  count: number
  notes: readonly RowNote[]
}) {
  const isUndone = list.undone.includes(repair)
  const change = useMutation({ mutationFn: () => client.setRepair({ repair, isUndone: !isUndone }) })
  const undoneWords =
    repair === 'rows' ? 'not repaired. They won’t be looked up.' : 'sent as they are in the file.'
  const Icon = isUndone ? Redo2 : Undo2
  return (
    <Notes
      title={`${title} ${isUndone ? undoneWords : 'repaired'}`}
      count={count}
      notes={notes}
      heads={repairHeads[repair]}
      action={
        <Button
          size="sm"
          icon={<Icon className="size-4" />}
          pending={change.isPending}
          onClick={() => change.mutate()}
        >
          {isUndone ? 'Repair again' : 'Undo'}
          <span className="sr-only"> {repair === 'rows' ? 'repaired rows' : 'repaired ZIP Codes'}</span>
        </Button>
      }
    />
  )
}

function Notes({
  title,
  count,
  notes,
  heads: [from, to],
  action,
}: {
  title: string
  count: number
  notes: readonly RowNote[]
  heads: readonly [from: string, to: string]
  action?: React.ReactNode
}) {
  if (count === 0) return null
  return (
    <section className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="font-medium tnum">{title}</h3>
        {action}
      </div>
      <div className="max-h-72 overflow-y-auto rounded-lg ring-1 ring-line">
        <Table caption={title} isStacked>
          <Thead>
            <Th>Line</Th>
            <Th>{from}</Th>
            <Th>{to}</Th>
          </Thead>
          <Tbody>
            {notes.map(({ line, text, reason }) => (
              <Tr key={line}>
                <Td label="Line" className="tnum text-faint">
                  {exactAmount(line)}
                </Td>
                <Td label={from} isRowHeader className="max-w-sm">
                  <span className="font-mono text-xs font-normal break-words" translate="no">
                    {text || 'Empty'}
                  </span>
                </Td>
                <Td label={to} className="max-w-sm">
                  <span className="break-words" translate="no">
                    {reason}
                  </span>
                </Td>
              </Tr>
            ))}
          </Tbody>
        </Table>
      </div>
      {count > notes.length && (
        <p className="text-muted">
          These are the first {exactAmount(notes.length)}. Download the report for all of them.
        </p>
      )}
    </section>
  )
}
