import { createColumnHelper, tableFeatures } from '@tanstack/react-table'

interface ColumnMeta {
  /** What names the row, or what is done with it. In a card the one comes first, the other into the corner. */
  part?: 'title' | 'actions'
  /** The narrowest window with room for it; below 640 px every row is a card and shows all. */
  from?: 'lg' | 'xl'
}

/** Rows come from the server in their order and by the page, so the table itself does neither. */
export const listFeatures = tableFeatures({ columnMeta: {} as ColumnMeta })

/**
 * Makes the columns of a list. Define them once, outside of components: a cell is a component, and another
 * function would be another one.
 */
export function listColumns<Row extends object>() {
  return createColumnHelper<typeof listFeatures, Row>()
}
