import { type UseQueryResult, useMutation } from '@tanstack/react-query'
import { Braces, Download } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useRejectionText } from '#portal/api/can.ts'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import type { SearchOf } from '#portal/api/search.ts'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { SkeletonRows, Table, Tbody, Td, Th, Thead, Tr } from '#portal/ui/data/table.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { ListColumn } from './columns.ts'
import type { CsvFile, FileFormat, SavedFile } from './download.ts'
import { EmptyRows } from './empty-rows.tsx'
import { ListPages } from './list-pages.tsx'
import type { ListPage } from './queries.ts'
import {
  type ChangeSearch,
  isNarrowed,
  type ListParameters,
  orderAfter,
  orderOf,
  type Sorts,
} from './search.ts'
import { type BulkActions, type RowSelection, SelectAll, SelectRow, useRowSelection } from './selection.tsx'
import { type Filters, ListToolbar, type SearchInput } from './toolbar.tsx'

// Loads with the first selection.
const SelectionBar = lazyPart(() => import('./selection-bar.tsx'))

interface CommonProps<Row extends object> {
  /** Names the table, and the list in an error: "Secret keys". */
  caption: string
  /** The noun for rows, singular and plural. */
  nouns: readonly [one: string, many: string]
  query: UseQueryResult<ListPage<Row>>
  /** The columns of a table, or what shows the rows of a page in another way. */
  columns: readonly ListColumn<Row>[] | ((rows: readonly Row[]) => ReactNode)
  rowId: (row: Row) => string
  /** Shown when the list is empty. */
  empty: ReactNode
  /** Lets rows be selected, on windows with room for a table. */
  bulk?: BulkActions<Row>
  /** Offers all pages of the list as a file. */
  csv?: CsvFile<Row> | SavedFile
  /** Shown between the filters and the rows: a failed action. */
  notice?: ReactNode
}

export interface ResourceListProps<Row extends object, P extends ListParameters> extends CommonProps<Row> {
  /** The parameters of the list operation, with their defaults and choices. */
  parameters: P
  search: SearchOf<P>
  onSearch: ChangeSearch<SearchOf<P>>
  searches?: readonly SearchInput<P>[]
  filters?: Filters<P>
  sorts?: Sorts<P>
  /** What to say when no rows match the search and filters, apart from those. */
  noMatch?: (search: SearchOf<P>) => { title?: string; text?: string }
  /** Further filters, after those of the operation's own values. */
  moreFilters?: ReactNode
  /** A list of at most so many rows has no search, filters, or pages, which would be longer than the list. */
  plainUpTo?: number
}

const UNPAGED = { parameters: {}, search: {}, onSearch: () => {} }

/**
 * A list from the server: searched, filtered, sorted, and paged by the address, as a table, or as cards on a
 * narrow window. It shows each state of a list: loading, empty, filtered to none, failed, rejected, out of
 * date, filled. Without `parameters`, it is a whole list, in the order of the response.
 */
export function ResourceList<Row extends object, P extends ListParameters>(
  props: ResourceListProps<Row, P> | (CommonProps<Row> & { parameters?: undefined }),
) {
  // A conditional type cannot narrow a generic: without parameters, there is nothing to address.
  const addressed = props.parameters ? props : { ...props, ...UNPAGED }
  return <AddressedList {...(addressed as ResourceListProps<Row, P>)} />
}

function AddressedList<Row extends object, P extends ListParameters>(given: ResourceListProps<Row, P>) {
  const isPlain = useIsPlain(given)
  const props = isPlain ? { ...given, searches: [], filters: {} } : given
  const { query, search, onSearch, searches = [], filters = {}, moreFilters, parameters, notice, csv } = props
  const { nouns, rowId, bulk } = props
  const { data } = query
  const selection = useRowSelection(data?.rows ?? NONE, rowId)
  const file = useFile(csv)
  const hasFile = csv && data && (data.total ?? data.rows.length) > 0
  return (
    <Card isFlush>
      {(hasFile || moreFilters || searches.length > 0 || Object.keys(filters).length > 0) && (
        <ListToolbar {...{ parameters, searches, filters, search, onSearch }}>
          {moreFilters}
          {hasFile && (
            <span className="flex flex-wrap">
              <Button
                variant="ghost"
                icon={<Download className="size-4" />}
                pending={file.isPending && file.variables === 'csv'}
                onClick={() => file.mutate('csv')}
              >
                Download CSV
              </Button>
              {csv && 'json' in csv && csv.json && (
                <Button
                  variant="ghost"
                  icon={<Braces className="size-4" />}
                  pending={file.isPending && file.variables === 'json'}
                  onClick={() => file.mutate('json')}
                >
                  Download JSON
                </Button>
              )}
            </span>
          )}
        </ListToolbar>
      )}
      {notice}
      {file.error && (
        <Alert tone="danger" className="m-3" title="Couldn’t create the file" {...failureNotes(file.error)}>
          {messageOf(file.error)}
        </Alert>
      )}
      <StaleAlert query={query} />
      {bulk && selection.selected.length > 0 && (
        <LazyBoundary>
          <SelectionBar
            selection={selection as RowSelection<unknown>}
            nouns={nouns}
            actions={bulk.actions as BulkActions<unknown>['actions']}
          />
        </LazyBoundary>
      )}
      <Rows {...props} selection={selection} />
      {!isPlain && <ListPages {...props} />}
    </Card>
  )
}

/**
 * Whether all rows are in sight. What a person has searched or filtered for can be taken back; and while other rows
 * load, those of before say nothing.
 */
function useIsPlain<Row extends object, P extends ListParameters>({
  query: { data, isPlaceholderData },
  search,
  plainUpTo,
}: ResourceListProps<Row, P>): boolean {
  const [isPlain, setPlain] = useState(false)
  if (plainUpTo === undefined) return false
  if (!data || isPlaceholderData) return isPlain
  const { total = data.rows.length, page = 1 } = data
  const isShort = !isNarrowed(search) && page === 1 && total <= plainUpTo
  if (isShort !== isPlain) setPlain(isShort)
  return isShort
}

/** Its code loads with the first file. */
function useFile<Row>(csv: CsvFile<Row> | SavedFile | undefined) {
  return useMutation({
    mutationFn: async (format: FileFormat) => {
      if (csv && 'save' in csv) await csv.save()
      else if (csv) await (await import('./download.ts')).downloadList(csv, format)
    },
  })
}

function failureNotes(error: Error) {
  const { help, reference } = notesOf(error)
  return { help, reference }
}

function StaleAlert({ query: { data, error, refetch } }: { query: UseQueryResult<unknown> }) {
  const reason = useRejectionText(error)
  if (!error || !data) return null
  return (
    <Alert
      tone="warning"
      className="m-3"
      action={
        <Button size="sm" onClick={() => void refetch()}>
          Try again
        </Button>
      }
    >
      The list may be out of date. {reason}
    </Alert>
  )
}

const NONE: never[] = []
/** The link of a title may cover its row; what has a purpose of its own stays above it. */
const ROW = 'relative [&_:is(button,time)]:relative [&_:is(button,time)]:z-1'
const hiddenBelow = { lg: 'sm:max-lg:hidden', xl: 'sm:max-xl:hidden' }
const cellOf = {
  title: 'max-sm:block! max-sm:pr-9! max-sm:pb-2!',
  // In a table that is wider than its card, it stays in sight. As a block, a menu goes into the corner of its card; a
  // button goes below, where there is room for its text.
  actions:
    'sm:sticky sm:right-0 sm:z-2 sm:bg-surface sm:in-[tr:hover]:bg-sunken sm:in-aria-selected:bg-accent-soft max-sm:pt-2! max-sm:has-[[aria-haspopup]]:absolute! max-sm:has-[[aria-haspopup]]:top-2 max-sm:has-[[aria-haspopup]]:right-2 max-sm:has-[[aria-haspopup]]:p-0!',
  line: 'max-sm:inline-flex! max-sm:py-0!',
  below: 'max-sm:flex-col! max-sm:items-stretch! max-sm:gap-1!',
  none: 'max-sm:hidden!',
}

type RowsProps<Row extends object, P extends ListParameters> = ResourceListProps<Row, P> & {
  selection: RowSelection<Row>
}

function Rows<Row extends object, P extends ListParameters>(props: RowsProps<Row, P>) {
  const { caption, query, columns } = props
  if (typeof columns !== 'function') return <ListTable {...props} columns={columns} />
  const rows = query.data?.rows ?? NONE
  if (rows.length > 0) return columns(rows)
  return (
    <Table caption={caption} isStacked isBusy={query.isPending}>
      <Tbody>
        {query.isPending && <SkeletonRows rows={6} columns={4} />}
        <EmptyRows {...props} width={4} />
      </Tbody>
    </Table>
  )
}

function ListTable<Row extends object, P extends ListParameters>(
  props: RowsProps<Row, P> & { columns: readonly ListColumn<Row>[] },
) {
  const { caption, query, columns, rowId, parameters, search, onSearch, sorts = {}, bulk, selection } = props
  const data: readonly Row[] = query.data?.rows ?? NONE
  const order = orderOf(parameters, search)
  const firsts: Record<string, 'asc' | 'desc' | undefined> = sorts
  const width = columns.length + (bulk ? 1 : 0)

  return (
    <Table caption={caption} isStacked isBusy={query.isPlaceholderData || query.isPending}>
      <Thead>
        {bulk && <SelectAll selection={selection} rows={data} />}
        {columns.map(({ id, header, part, from }) => {
          const first = firsts[id]
          return (
            <Th
              key={id}
              isHidden={part === 'actions'}
              className={from && hiddenBelow[from]}
              {...(first && {
                sort: order.sort === id ? (order.direction === 'asc' ? 'ascending' : 'descending') : null,
                onSort: () => onSearch(orderAfter(order, id, first) as unknown as SearchOf<P>),
              })}
            >
              {header}
            </Th>
          )
        })}
      </Thead>
      <Tbody>
        {query.data ? (
          data.map(row => (
            <Tr key={rowId(row)} className={ROW} aria-selected={bulk && selection.isSelected(row)}>
              {bulk && <SelectRow selection={selection} row={row} name={bulk.nameOf(row)} />}
              {columns.map(({ id, header, cell, part, from, card }) => (
                <Td
                  key={id}
                  isRowHeader={part === 'title'}
                  align={part === 'actions' ? 'end' : 'start'}
                  label={part || (card && card !== 'below') ? undefined : header}
                  className={cx(part && cellOf[part], from && hiddenBelow[from], card && cellOf[card])}
                >
                  {cell(row)}
                </Td>
              ))}
            </Tr>
          ))
        ) : query.isPending ? (
          <SkeletonRows rows={6} columns={width} />
        ) : null}
        <EmptyRows {...props} width={width} />
      </Tbody>
    </Table>
  )
}
