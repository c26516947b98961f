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
