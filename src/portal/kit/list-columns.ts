import { createColumnHelper, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'

interface ColumnMeta {
  /** The row's name, or its actions. In a card, the name comes first, and the actions go into the corner. */
  part?: 'title' | 'actions'
  /** The narrowest window with room for it; below 640 px, every row is a card and shows all columns. */
  from?: 'lg' | 'xl'
  /** In a card: on the one line below the name, or not at all. Without it, on a line with its header. */
  card?: 'line' | 'none'
}

interface ListColumn<Row> extends ColumnMeta {
  /** For a sortable column, the name of the sort. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
}

/** The server sorts and pages the rows, so the table itself does neither. */
export const listFeatures = tableFeatures({ columnMeta: {} as ColumnMeta })

/**
 * Makes the columns of a list. Define them once, outside of components: a cell is a component, and a new
 * function would be a new component.
 */
export function listColumns<Row extends object>(columns: readonly ListColumn<Row>[]) {
  const helper = createColumnHelper<typeof listFeatures, Row>()
  return columns.map(({ id, header, cell, ...meta }) =>
    helper.display({ id, header, meta, cell: ({ row }) => cell(row.original) }),
  )
}
