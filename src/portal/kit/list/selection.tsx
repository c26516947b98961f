import { type ReactNode, useMemo, useState } from 'react'
import { Td, Th } from '#portal/ui/data/table.tsx'

/** What can be done with several rows of a list at once. */
export interface BulkActions<Row> {
  /** The buttons for the selected rows. `clear` empties the selection. */
  actions: (rows: readonly Row[], clear: () => void) => ReactNode
  /** Names a row for its checkbox. */
  nameOf: (row: Row) => string
}

export interface RowSelection<Row> {
  selected: readonly Row[]
  isSelected: (row: Row) => boolean
  toggle: (row: Row) => void
  /** Selects all rows of the page, or none. */
  toggleAll: () => void
  clear: () => void
}

/** The selected rows of the page that is shown; a row that is gone from it is no longer selected. */
export function useRowSelection<Row>(rows: readonly Row[], rowId: (row: Row) => string): RowSelection<Row> {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set())
  const selected = useMemo(() => rows.filter(row => ids.has(rowId(row))), [rows, ids, rowId])
  const clear = () => setIds(new Set())
  return {
    selected,
    isSelected: row => ids.has(rowId(row)),
    toggle: row => {
      const id = rowId(row)
      setIds(new Set(ids.has(id) ? [...ids].filter(other => other !== id) : [...ids, id]))
    },
    toggleAll: () => (selected.length === rows.length ? clear() : setIds(new Set(rows.map(rowId)))),
    clear,
  }
}

// On a narrow window rows are cards, which have their own menu.
const cell = 'w-px pr-0! max-sm:hidden!'
const box = 'relative z-1 block size-4 cursor-pointer accent-accent'

/** The head of the column of checkboxes. */
export function SelectAll<Row>({ selection, rows }: { selection: RowSelection<Row>; rows: readonly Row[] }) {
  const { selected, toggleAll } = selection
  const isAll = rows.length > 0 && selected.length === rows.length
  return (
    <Th className={cell}>
      <input
        type="checkbox"
        aria-label="Select all rows of this page"
        className={box}
        checked={isAll}
        ref={element => {
          if (element) element.indeterminate = !isAll && selected.length > 0
        }}
        onChange={toggleAll}
      />
    </Th>
  )
}

export function SelectRow<Row>({
  selection,
  row,
  name,
}: {
  selection: RowSelection<Row>
  row: Row
  name: string
}) {
  return (
    <Td className={cell}>
      <input
        type="checkbox"
        aria-label={`Select ${name}`}
        className={box}
        checked={selection.isSelected(row)}
        onChange={() => selection.toggle(row)}
      />
    </Td>
  )
}
