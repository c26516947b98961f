import type { ReactNode } from 'react'

/**
 * A column of a list. The server searches, sorts and pages, so a table library would only turn rows into cells, for
 * 6 kB of the first load.
 */
export interface ListColumn<Row> {
  /** For a sortable column, the name of the sort. */
  id: string
  header: string
  /** What the cell shows. It uses no hooks: those belong into a component that it returns. */
  cell: (row: Row) => ReactNode
  /** The row's name, or its actions. In a card, the name comes first, and the actions go into the corner. */
  part?: 'title' | 'actions'
  /** The narrowest window with room for it; below 640 px, every row is a card and shows all columns. */
  from?: 'lg' | 'xl'
  /** In a card: on the one line below the name, below its header, or not at all. Without it, next to its header. */
  card?: 'line' | 'below' | 'none'
}
