import { useQuery } from '@tanstack/react-query'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { EmptyRows } from '#portal/kit/list/empty-rows.tsx'
import { ListToolbar } from '#portal/kit/list/toolbar.tsx'
import { Pagination } from '#portal/ui/data/pagination.tsx'
import { SkeletonRows, Table, Tbody } from '#portal/ui/data/table.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import type { ContactsProps } from '../contacts-page.tsx'
import { FILTERS, NOUNS, NoContacts, noMatch, PageSize, SEARCHES } from '../list/list-parts.tsx'
import { listParameters } from '../list/list-search.ts'
import { contactsQuery } from '../shared/queries.ts'
import { useTopicActions } from './topic-context.tsx'
import { TopicGrid } from './topic-grid.tsx'
import { TopicList } from './topic-list.tsx'
import { useHasRoom } from './use-has-room.ts'

/** Who gets what: a grid where there is room for one, else a contact at a time. */
export function TopicsView({ search, onSearch }: ContactsProps) {
  const query = useQuery(contactsQuery(search))
  const { data } = query
  const hasRoom = useHasRoom()
  const { rows = [], total = 0, page = 1, page_size = rows.length } = data ?? {}
  return (
    <Card isFlush>
      <ListToolbar
        parameters={listParameters}
        searches={SEARCHES}
        filters={FILTERS}
        {...{ search, onSearch }}
      >
        <PageSize {...{ search, onSearch }} />
      </ListToolbar>
      <ActionErrorAlert actions={useTopicActions()} className="m-3" />
      {rows.length > 0 ? (
        hasRoom ? (
          <TopicGrid contacts={rows} total={total} />
        ) : (
          <TopicList contacts={rows} />
        )
      ) : (
        <Table caption="Topics of contacts" isStacked isBusy={query.isPending}>
          <Tbody>
            {query.isPending && <SkeletonRows rows={6} columns={4} />}
            <EmptyRows
              nouns={NOUNS}
              {...{ query, search, onSearch, noMatch }}
              empty={<NoContacts />}
              width={4}
            />
          </Tbody>
        </Table>
      )}
      {total > 0 && (
        <div className="border-t border-line">
          <Pagination
            page={page}
            pageSize={page_size}
            total={total}
            noun={NOUNS[total === 1 ? 0 : 1]}
            onPage={chosen => onSearch({ page: chosen })}
          />
        </div>
      )}
    </Card>
  )
}
