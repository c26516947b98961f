import type { SearchOf } from '#portal/api/search.ts'
import { CursorPages, Pagination } from '#portal/ui/data/pagination.tsx'
import type { ListPage } from './queries.ts'
import { type ChangeSearch, cursorOf, type ListParameters } from './search.ts'

/** The way to other pages: by number where there is a total, else by what comes next. */
export function ListPages<P extends ListParameters>({
  query: { data },
  nouns,
  search,
  onSearch,
}: {
  query: { data: ListPage<object> | undefined }
  /** The noun for rows, singular and plural. */
  nouns: readonly [one: string, many: string]
  search: SearchOf<P>
  onSearch: ChangeSearch<SearchOf<P>>
}) {
  const go = (change: object) => onSearch(change as SearchOf<P>)
  if (!data) return null
  const { total, page = 1, page_size = data.rows.length, next } = data
  if (total !== undefined && total > 0)
    return (
      <div className="border-t border-line">
        <Pagination
          page={page}
          pageSize={page_size}
          total={total}
          noun={nouns[total === 1 ? 0 : 1]}
          onPage={chosen => go({ page: chosen })}
        />
      </div>
    )
  const isFirst = cursorOf(search) === undefined
  if (next === undefined || (isFirst && next === null)) return null
  return (
    <div className="border-t border-line">
      <CursorPages
        isFirst={isFirst}
        isLast={next === null}
        onFirst={() => go({})}
        onNext={() => go({ cursor: next ?? undefined })}
      />
    </div>
  )
}
