import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import type { AnyType } from '#portal/api/types.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import type { ListPage } from '#portal/kit/list/queries.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'

/** Rows of a section on one page. The others are a press away, so that no section fills the window. */
export const SECTION_ROWS = 10

const parameters = {
  page: { type: 'integer', minimum: 1, default: 1 },
  cursor: { type: 'string' },
} as const

interface Place {
  page: number
  cursor: string | undefined
}
const FIRST: Place = { page: 1, cursor: undefined }

/**
 * A list on a page of several: it loads, fails, and is retried by itself. Its page is not in the address, where the
 * lists of one page would have to share it.
 */
export function SectionList<Row extends object>({
  title,
  description,
  actions,
  nouns,
  query,
  columns,
  rowId,
  empty,
}: {
  title: string
  description?: ReactNode
  actions?: ReactNode
  nouns: readonly [one: string, many: string]
  /** The query of a page of `SECTION_ROWS` rows: by its number, or by the cursor of the page before. */
  query: (page: number, cursor: string | undefined) => UseQueryOptions<AnyType, Error, ListPage<Row>, AnyType>
  columns: readonly ListColumn<Row>[]
  rowId: (row: Row) => string
  /** What to say when there is nothing. */
  empty: string
}) {
  const id = useId()
  const [{ page, cursor }, setPlace] = useState<Place>(FIRST)
  const result = useQuery(query(page, cursor))
  // Without a total, only these say that there are other pages.
  const isWhole = cursor === undefined && !result.data?.next
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 id={id} className="text-lg">
            {title}
          </h2>
          {description && <p className="max-w-text text-muted">{description}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      <ResourceList
        caption={title}
        nouns={nouns}
        query={result}
        columns={columns}
        rowId={rowId}
        parameters={parameters}
        search={{ page, ...(cursor !== undefined && { cursor }) }}
        onSearch={change => setPlace({ page: change.page ?? 1, cursor: change.cursor })}
        plainUpTo={isWhole ? SECTION_ROWS : 0}
        empty={<p className="px-5 py-6 text-muted">{empty}</p>}
      />
    </section>
  )
}
