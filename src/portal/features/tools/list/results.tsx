import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outcome, outcomeLabels, summaryOf } from '#domain/address-list/results.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { OutcomeBadge } from '#portal/shared/address-list/outcome-badge.tsx'
import { Pagination } from '#portal/ui/data/pagination.tsx'
import { MessageRow, SkeletonRows, Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { ListClient } from './client.ts'
import type { ListStatus, StoredList } from './engine/model.ts'
import type { Shown } from './engine/read-list.ts'

const PAGE = 25

/** The results of a list, a page at a time: the others stay where the browser keeps them. */
export function ListResults({
  client,
  list,
  status: { counts, waiting },
}: {
  client: ListClient
  list: StoredList
  status: ListStatus
}) {
  const [shown, setShown] = useState<Shown>('all')
  const [page, setPage] = useState(1)
  const total = shown === 'all' ? list.rows : shown === 'waiting' ? waiting : counts[shown]
  const { data: rows, isPending } = useQuery({
    // Read again when a further row has its result.
    queryKey: ['list rows', list.created, shown, page, waiting],
    queryFn: () => client.rows({ shown, from: (page - 1) * PAGE, count: PAGE }),
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const options = [
    { id: 'all' as const, label: 'All' },
    ...(Object.keys(outcomeLabels) as Outcome[]).map(id => ({
      id,
      label: `${outcomeLabels[id]} ${exactAmount(counts[id])}`,
      disabledReason: counts[id] === 0 ? 'No rows with this result.' : undefined,
    })),
    ...(waiting > 0 ? [{ id: 'waiting' as const, label: `Waiting ${exactAmount(waiting)}` }] : []),
  ]
  return (
    <Card title="Results" isFlush>
      <div className="flex min-w-0 border-b border-line px-5 pb-4">
        <Segmented
          label="Results shown"
          options={options}
          value={shown}
          onChange={next => {
            setShown(next)
            setPage(1)
          }}
        />
      </div>
      <Table caption="Results" isStacked isBusy={isPending}>
        <Thead>
          <Th>Row</Th>
          <Th>Address</Th>
          <Th>Result</Th>
          <Th>Verified address</Th>
        </Thead>
        <Tbody>
          {rows === undefined && <SkeletonRows rows={PAGE} columns={4} />}
          {rows?.length === 0 && (
            <MessageRow columns={4}>
              <p className="px-5 py-8 text-center text-muted">No rows in this state.</p>
            </MessageRow>
          )}
          {rows?.map(({ number, line, result }) => (
            <Tr key={number}>
              <Td label="Row" className="tnum text-faint">
                {exactAmount(number)}
              </Td>
              <Td label="Address" isRowHeader className="max-w-xs">
                <span className="font-normal break-words">{line || 'Empty'}</span>
              </Td>
              <Td label="Result">
                <OutcomeBadge result={result} />
              </Td>
              <Td label="Verified address" className="max-w-sm">
                <span className="break-words text-muted">{result && summaryOf(result)}</span>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
      <Pagination page={page} pageSize={PAGE} total={total} noun="rows" onPage={setPage} />
    </Card>
  )
}
