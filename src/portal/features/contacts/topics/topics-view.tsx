import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { subscribeContact, unsubscribeContact } from '#generated/notification/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { EmptyRows } from '#portal/kit/list/empty-rows.tsx'
import { ListToolbar } from '#portal/kit/list/toolbar.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Pagination } from '#portal/ui/data/pagination.tsx'
import { SkeletonRows, Table, Tbody } from '#portal/ui/data/table.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { ContactStateBadge } from '../contact-actions.tsx'
import type { ContactDialogName } from '../contact-dialogs.tsx'
import { FILTERS, NOUNS, NoContacts, noMatch, PageSize, SEARCHES } from '../contact-list.tsx'
import { type Contact, contactsQuery, nameOf, stateOf, topicWords } from '../contacts.ts'
import type { ContactsProps } from '../contacts-frame.tsx'
import { listParameters } from '../search.ts'
import { useTopicActions } from './context.tsx'
import { TopicGrid } from './grid.tsx'
import { TurnedOff } from './turned-off.tsx'

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

/** The same as the grid on a narrow window: one contact at a time, with a switch for each topic. */
function TopicList({ contacts }: { contacts: readonly Contact[] }) {
  const open = useOpenDialog<ContactDialogName>()
  const { reason } = useCan(subscribeContact, unsubscribeContact)
  return (
    <ul aria-label="Topics of contacts" className="flex flex-col divide-y divide-line text-sm">
      {contacts.map(contact => (
        <li key={contact.id} className="flex items-center justify-between gap-4 px-5 py-3">
          <span className="flex min-w-0 flex-col items-start gap-0.5">
            <span className="font-medium wrap-anywhere">{nameOf(contact)}</span>
            <span className="text-muted">{topicWords(contact.topics)}</span>
            <TurnedOff contact={contact} />
            {stateOf(contact) !== 'confirmed' && <ContactStateBadge contact={contact} />}
          </span>
          <Button
            size="sm"
            aria-label={`Choose topics of ${nameOf(contact)}`}
            disabledReason={reason}
            onClick={() => open('topics', String(contact.id))}
          >
            Choose
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** As wide as the names and eleven columns of boxes need. */
const WIDE = '(width >= 64rem)'

/** Whether the window has room for the grid. One of the two is drawn, not both: a page has hundreds of boxes. */
function useHasRoom(): boolean {
  return useSyncExternalStore(listen, () => matchMedia(WIDE).matches)
}

function listen(onChange: () => void): () => void {
  // Not with the module: tools read the routes without a browser.
  const wide = matchMedia(WIDE)
  wide.addEventListener('change', onChange)
  return () => wide.removeEventListener('change', onChange)
}
