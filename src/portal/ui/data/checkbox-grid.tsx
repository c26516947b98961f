import { Check } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { useGridKeys } from './use-grid-keys.ts'

interface RowProps<Row, Column> {
  columns: readonly { id: Column; label: string }[]
  /** What stands in front of the row, and its name. */
  headOf: (row: Row) => ReactNode
  nameOf: (row: Row) => string
  isOn: (row: Row, column: Column) => boolean
  onToggle: (row: Row, column: Column) => void
  /** Why nothing can be changed. */
  disabledReason: string | undefined
}

/**
 * Checkboxes in rows and columns, with one tab stop: the arrow keys move, Space and Enter press a box, and the head of a
 * column presses all that are otherwise. A press draws only its row again, as long as the functions are the same.
 */
export function CheckboxGrid<Row, Column extends string>({
  label,
  nouns: [head, many],
  rows,
  total,
  rowId,
  onColumn,
  ...props
}: RowProps<Row, Column> & {
  label: string
  /** The noun for rows: as the head of their names, and in a sentence. */
  nouns: readonly [head: string, many: string]
  rows: readonly Row[]
  /** Rows on all pages. */
  total: number
  rowId: (row: Row) => string
  onColumn: (column: Column, isOn: boolean) => void
}) {
  const { columns, isOn, disabledReason } = props
  const { tabStop, props: table } = useGridKeys({ rows: rows.length + 1, columns: columns.length })
  return (
    <div className="overflow-x-auto">
      <table
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table in which the arrow keys move is a grid
        role="grid"
        aria-label={label}
        aria-rowcount={total + 1}
        aria-colcount={columns.length + 1}
        className="w-full table-fixed border-collapse text-left text-sm"
        {...table}
      >
        <thead className="border-b border-line">
          <tr>
            <th scope="col" className="h-14 w-60 px-5 align-bottom text-xs font-medium text-faint">
              <span className="mb-3 block">{head}</span>
            </th>
            {columns.map(({ id, label }, at) => {
              const isOnForAll = rows.every(row => isOn(row, id))
              return (
                <ColumnHead
                  key={id}
                  label={label}
                  press={`Turn ${isOnForAll ? 'off' : 'on'} for all ${many} of this page`}
                  isTabStop={tabStop.row === 0 && tabStop.column === at}
                  disabledReason={disabledReason}
                  onPress={() => onColumn(id, !isOnForAll)}
                />
              )
            })}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <GridRow
              key={rowId(row)}
              row={row}
              tabStop={tabStop.row === at + 1 ? tabStop.column : undefined}
              {...props}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnHead({
  label,
  press,
  isTabStop,
  disabledReason,
  onPress,
}: {
  label: string
  /** What a press does. */
  press: string
  isTabStop: boolean
  disabledReason: string | undefined
  onPress: () => void
}) {
  return (
    <th scope="col" className="p-0 align-bottom text-xs font-medium text-faint">
      <button
        type="button"
        tabIndex={isTabStop ? 0 : -1}
        aria-label={label}
        aria-description={press}
        title={disabledReason ?? press}
        aria-disabled={disabledReason !== undefined || undefined}
        className="mb-1 flex min-h-11 w-full items-end justify-center rounded-sm px-1 pb-2 text-center leading-4 -outline-offset-2 hover:bg-hover hover:text-ink"
        onClick={() => {
          if (disabledReason === undefined) onPress()
        }}
      >
        {label}
      </button>
    </th>
  )
}

function Row<Item, Column extends string>({
  row,
  columns,
  headOf,
  nameOf,
  isOn,
  onToggle,
  tabStop,
  disabledReason,
}: RowProps<Item, Column> & {
  row: Item
  /** The column with the tab stop of the grid, if it is in this row. */
  tabStop: number | undefined
}) {
  return (
    <tr className="border-b border-line last:border-0 hover:bg-sunken">
      <th scope="row" className="px-5 py-2 font-medium">
        {headOf(row)}
      </th>
      {columns.map(({ id, label }, at) => (
        <td key={id} className="p-0">
          <Box
            label={`${label} for ${nameOf(row)}`}
            isChecked={isOn(row, id)}
            isTabStop={at === tabStop}
            disabledReason={disabledReason}
            onPress={() => onToggle(row, id)}
          />
        </td>
      ))}
    </tr>
  )
}

const GridRow = memo(Row) as typeof Row

/** The whole cell takes a press. */
function Box({
  label,
  isChecked,
  isTabStop,
  disabledReason,
  onPress,
}: {
  label: string
  isChecked: boolean
  isTabStop: boolean
  disabledReason: string | undefined
  onPress: () => void
}) {
  const press = () => {
    if (disabledReason === undefined) onPress()
  }
  return (
    <label className="relative grid h-12 cursor-pointer place-items-center" title={disabledReason}>
      <input
        type="checkbox"
        aria-label={label}
        aria-disabled={disabledReason !== undefined || undefined}
        tabIndex={isTabStop ? 0 : -1}
        checked={isChecked}
        className="peer size-4.5 cursor-pointer appearance-none rounded-xs bg-surface ring-1 ring-line-control transition-colors ring-inset checked:bg-accent checked:ring-accent aria-disabled:cursor-not-allowed aria-disabled:bg-hover"
        onChange={press}
        onKeyDown={event => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          press()
        }}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
      />
    </label>
  )
}
