import { createColumnHelper, tableFeatures } from '@tanstack/react-table'
import type { ReactNode } from 'react'

interface ColumnMeta {
  /** What names the row, or what is done with it. In a card the one comes first, the other into the corner. */
  part?: 'title' | 'actions'
  /** The narrowest window with room for it; below 640 px every row is a card and shows all. */
  from?: 'lg' | 'xl'
}

interface ListColumn<Row> extends ColumnMeta {
  /** Of a column that sorts, the name of the sort. */
  id: string
  header: string
  cell: (row: Row) => ReactNode
}

/** Rows come from the server in their order and by the page, so the table itself does neither. */
export const listFeatures = tableFeatures({ columnMeta: {} as ColumnMeta })

/**
 * Makes the columns of a list. Define them once, outside of components: a cell is a component, and another
 * function would be another one.
 */
export function listColumns<Row extends object>(columns: readonly ListColumn<Row>[]) {
  const helper = createColumnHelper<typeof listFeatures, Row>()
  return columns.map(({ id, header, cell, ...meta }) =>
    helper.display({ id, header, meta, cell: ({ row }) => cell(row.original) }),
  )
}
