import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listTraceEntries } from '#generated/security/operations/listTraceEntries.ts'
import { listTraces } from '#generated/security/operations/listTraces.ts'
import type { TraceEntry, TraceOfAccount } from '#generated/security/types.ts'
import { query } from '#portal/api/call.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'

/** The traces on keys of the account, and what the chosen one has recorded. Without a trace, nothing. */
export function TracesSection({ accountId }: { accountId: number }) {
  const traces = useQuery(query(listTraces, { query: { account_id: accountId } })).data?.traces ?? []
  const [chosen, choose] = useState<string>()
  const open = traces.find(({ key }) => key === chosen)
  if (!traces.length) return null
  const columns = columnsOf(choose)
  return (
    <div className="flex flex-col gap-6">
      <SectionList
        title="Traces"
        description="Each call of these keys is recorded until the trace ends, without what it sent."
        nouns={['trace', 'traces']}
        query={() => listQuery(listTraces, { query: { account_id: accountId } }, ({ traces: all }) => all)}
        columns={columns}
        rowId={({ key }) => key}
        empty="No key is traced."
      />
      {open && <Entries key={open.key} trace={open} />}
    </div>
  )
}

const columnsOf = (choose: (key: string) => void): readonly ListColumn<TraceOfAccount>[] => [
  {
    id: 'key',
    header: 'Key',
    part: 'title',
    cell: ({ key_label }) => <span className="wrap-anywhere">{key_label}</span>,
  },
  {
    id: 'by',
    header: 'Set by',
    cell: ({ email_address }) => <span className="wrap-anywhere">{email_address}</span>,
  },
  { id: 'ends', header: 'Ends', cell: ({ expiration }) => <RelativeTime value={expiration} /> },
  {
    id: 'calls',
    header: 'Calls',
    cell: ({ key, key_label }) => (
      <Button size="sm" onClick={() => choose(key)} aria-label={`Show calls of ${key_label}`}>
        Show calls
      </Button>
    ),
  },
]

function Entries({ trace: { key, key_label } }: { trace: TraceOfAccount }) {
  return (
    <SectionList
      title={`Calls of ${key_label}`}
      nouns={['call', 'calls']}
      query={page =>
        listQuery(
          listTraceEntries,
          { path: { id: key }, query: { page, page_size: SECTION_ROWS } },
          ({ decisions }) => decisions,
        )
      }
      columns={entryColumns}
      rowId={({ entry_id }) => String(entry_id)}
      empty="No call was made since the trace was set."
    />
  )
}

const entryColumns: readonly ListColumn<TraceEntry>[] = [
  {
    id: 'when',
    header: 'Call',
    part: 'title',
    cell: ({ created, request_id }) => (
      <>
        <RelativeTime value={created} />
        <code translate="no" className="block font-mono text-xs font-normal text-muted wrap-anywhere">
          {request_id}
        </code>
      </>
    ),
  },
  {
    id: 'decision',
    header: 'Decision',
    card: 'line',
    cell: ({ rule }) => (
      <Badge tone={rule ? 'danger' : 'accent'} hasDot>
        {rule ? `Rejected: ${rule}` : 'Allowed'}
      </Badge>
    ),
  },
  {
    id: 'source',
    header: 'From',
    cell: ({ source }) => <span className="wrap-anywhere">{source}</span>,
  },
  {
    id: 'inputs',
    header: 'Inputs, in their form',
    card: 'below',
    cell: ({ inputs }) =>
      inputs ? (
        <span translate="no" className="block max-w-96 font-mono text-xs wrap-anywhere">
          {inputs.map(({ name, form }) => `${name}: ${form}`).join(' · ') || 'None'}
        </span>
      ) : (
        'Not kept: enhanced data privacy'
      ),
  },
]
