import { type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'

/** The first cell below the heads of the columns. */
const START: Place = { row: 1, column: 0 }

/**
 * One tab stop for a table with a control in each cell: the arrow keys move the focus (WAI-ARIA, grid pattern). The
 * first row and the first column are heads; those of the columns may have a control too. `props` are those of the table,
 * `tabStop` is where Tab leads.
 */
export function useGridKeys(size: { rows: number; columns: number }) {
  const table = useRef<HTMLTableElement>(null)
  const [chosen, setChosen] = useState(START)
  // The page may have become shorter.
  const tabStop = { ...chosen, row: Math.min(chosen.row, size.rows - 1) }

  function onKeyDown(event: KeyboardEvent) {
    if (event.altKey || event.metaKey) return
    const to = placeAfter(tabStop, event, size)
    if (!to) return
    event.preventDefault()
    // The first cell of a row names it.
    const cell = table.current?.rows[to.row]?.cells[to.column + 1]
    cell?.querySelector<HTMLElement>('button, input')?.focus()
  }

  function onFocus({ target }: FocusEvent) {
    const cell = target.closest<HTMLTableCellElement>('th, td')
    const row = cell?.closest('tr')
    if (cell && row && cell.cellIndex > 0) setChosen({ row: row.rowIndex, column: cell.cellIndex - 1 })
  }

  return { tabStop, props: { ref: table, onKeyDown, onFocus } }
}

/** A place in the grid, counted from zero. */
export interface Place {
  row: number
  column: number
}

/** Where a key leads in a grid of this size; undefined for a key that does not move (WAI-ARIA, grid pattern). */
export function placeAfter(
  { row, column }: Place,
  { key, ctrlKey }: { key: string; ctrlKey: boolean },
  { rows, columns }: { rows: number; columns: number },
): Place | undefined {
  const last = { row: rows - 1, column: columns - 1 }
  const within = (to: Place) => ({
    row: Math.min(Math.max(to.row, 0), last.row),
    column: Math.min(Math.max(to.column, 0), last.column),
  })
  switch (key) {
    case 'ArrowUp':
      return within({ row: row - 1, column })
    case 'ArrowDown':
      return within({ row: row + 1, column })
    case 'ArrowLeft':
      return within({ row, column: column - 1 })
    case 'ArrowRight':
      return within({ row, column: column + 1 })
    case 'Home':
      return { row: ctrlKey ? 0 : row, column: 0 }
    case 'End':
      return { row: ctrlKey ? last.row : row, column: last.column }
    case 'PageUp':
      return within({ row: row - PAGE, column })
    case 'PageDown':
      return within({ row: row + PAGE, column })
  }
}

/** Rows that Page Up and Page Down move by. */
const PAGE = 10
