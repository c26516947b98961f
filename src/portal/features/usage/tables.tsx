import { exactAmount } from '#domain/text/amounts.ts'
import { Button } from '#portal/ui/button.tsx'
import { Pagination } from '#portal/ui/data/pagination.tsx'
import { type SortDirection, Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { intervalText, type Zone } from './range.ts'
import { type By, type Report, sharesOf } from './report.ts'
import { type Order, USUAL_ORDER, type UsageSearch } from './usage-search.ts'

/** Rows per page: the longest month, so that it fits on one page. */
const PAGE = 31
/** Rows before the others are shown on request: a week, so that the page does not end in a wall of figures. */
const FEW = 7

/** The chart in figures: a row for each interval, a column for each series. */
export function IntervalTable({
  report: { intervals, series, total },
  interval,
  zone,
  search: { order = USUAL_ORDER, page = 1, all },
  onSearch,
}: {
  report: Report
  interval: 'hour' | 'day'
  zone: Zone
  search: UsageSearch
  onSearch: (change: UsageSearch) => void
}) {
  const sorted = order.endsWith('total') ? intervals.toSorted((a, b) => a.total - b.total) : [...intervals]
  if (order.startsWith('-')) sorted.reverse()
  const isFolded = !all && sorted.length > FEW + 1
  const pageSize = isFolded ? FEW : PAGE
  const noun = interval === 'day' ? 'days' : 'hours'
  const shown = isFolded ? 1 : Math.min(page, Math.max(1, Math.ceil(sorted.length / PAGE)))
  const direction: SortDirection = order.startsWith('-') ? 'descending' : 'ascending'
  const isBy = (column: 'start' | 'total') => (order.endsWith(column) ? direction : null)
  const sort = (column: 'start' | 'total') => (next: SortDirection) => {
    // The first sort of a column starts with what people look for: the newest, or the largest.
    const descends = isBy(column) ? next === 'descending' : true
    onSearch({ order: `${descends ? '-' : ''}${column}` as Order, page: undefined })
  }

  return (
    <>
      <Table caption={`Lookups by ${interval}`}>
        <Thead>
          <Th sort={isBy('start')} onSort={sort('start')}>
            {interval === 'day' ? 'Day' : 'Hour'}
          </Th>
          <Th align="end" sort={isBy('total')} onSort={sort('total')}>
            All
          </Th>
          {series.map(({ id, label }) => (
            <Th key={id} align="end">
              <span className="inline-block max-w-40 truncate align-bottom">{label}</span>
            </Th>
          ))}
        </Thead>
        <Tbody>
          {sorted.slice((shown - 1) * pageSize, shown * pageSize).map(one => (
            <Tr key={one.id}>
              <Td isRowHeader className="whitespace-nowrap">
                {intervalText(one, interval, zone)}
              </Td>
              <Td align="end">{exactAmount(one.total)}</Td>
              {series.map(({ id }, index) => (
                <Td key={id} align="end" className="text-muted">
                  {exactAmount(one.parts[index] ?? 0)}
                </Td>
              ))}
            </Tr>
          ))}
          <Tr className="font-medium">
            <Td isRowHeader>All {noun}</Td>
            <Td align="end">{exactAmount(total)}</Td>
            {series.map(({ id, total: whole }) => (
              <Td key={id} align="end">
                {exactAmount(whole)}
              </Td>
            ))}
          </Tr>
        </Tbody>
      </Table>
      {sorted.length > FEW + 1 && (
        <div className="border-t border-line px-5 py-3">
          <Button size="sm" onClick={() => onSearch({ all: isFolded || undefined, page: undefined })}>
            {isFolded ? `Show all ${sorted.length} ${noun}` : `Show ${FEW} ${noun}`}
          </Button>
        </div>
      )}
      {!isFolded && sorted.length > PAGE && (
        <div className="border-t border-line">
          <Pagination
            page={shown}
            pageSize={PAGE}
            total={sorted.length}
            noun={noun}
            onPage={next => onSearch({ page: next })}
          />
        </div>
      )}
    </>
  )
}

const NAMES: Record<By, string> = { key: 'Key', license: 'License', tag: 'Tag' }

/** Every key, license, or tag with lookups, including those that share a series in the chart. */
export function TotalTable({ by, report: { totals } }: { by: By; report: Report }) {
  const shares = sharesOf(totals.map(({ total }) => total))
  return (
    <Table caption={`Lookups by ${by}`} isStacked>
      <Thead>
        <Th>{NAMES[by]}</Th>
        <Th align="end">Lookups</Th>
        <Th align="end">Share</Th>
      </Thead>
      <Tbody>
        {totals.map(({ id, label, total: used }, at) => (
          <Tr key={id}>
            <Td isRowHeader>
              <span className="break-words">{label}</span>
            </Td>
            <Td label="Lookups" align="end">
              {exactAmount(used)}
            </Td>
            <Td label="Share" align="end" className="text-muted">
              {shares[at]}
            </Td>
          </Tr>
        ))}
      </Tbody>
    </Table>
  )
}
