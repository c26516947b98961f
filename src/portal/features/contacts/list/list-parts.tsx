import { BellRing } from 'lucide-react'
import { TOPIC_LABELS } from '#domain/notification/topics.ts'
import type { Filters, SearchInput } from '#portal/kit/list/toolbar.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { AddButton } from '../contacts-frame.tsx'
import type { ContactsProps } from '../contacts-page.tsx'
import { type ListSearch, type listParameters, PAGE_SIZES } from './list-search.ts'

/** What the list and the grid have in common: search, filters, and their words. */
export const NOUNS = ['contact', 'contacts'] as const

export const SEARCHES: readonly SearchInput<typeof listParameters>[] = [
  { name: 'text', label: 'Search contacts', placeholder: 'Search by name, email, company or position' },
]

export const FILTERS: Filters<typeof listParameters> = {
  state: {
    label: 'State',
    options: { confirmed: 'Confirmed', unconfirmed: 'Not confirmed', undeliverable: 'Undeliverable' },
    any: 'Any state',
  },
  topic: { label: 'Topic', options: TOPIC_LABELS, any: 'Any topic' },
}

export function noMatch({ text, state, topic }: ListSearch): { title: string; text?: string } {
  const kind = state ? `${state} contact` : 'contact'
  const title = text ? `No ${kind} matches “${text}”` : `No ${kind} here`
  return topic
    ? { title, text: `Only contacts with the topic “${TOPIC_LABELS[topic]}” are shown.` }
    : { title }
}

export function NoContacts() {
  return (
    <EmptyState icon={<BellRing />} title="Add your first contact" action={<AddButton />}>
      Receipts for the accounts department, a warning for the person on call: a contact gets the notices that
      you choose, without a login.
    </EmptyState>
  )
}

export function PageSize({ search, onSearch }: ContactsProps) {
  return (
    <Select
      label="Contacts a page"
      isLabelHidden
      className="min-w-32 max-sm:flex-1"
      options={PAGE_SIZES.map(size => ({ value: String(size), label: `${size} a page` }))}
      value={String(search.page_size ?? PAGE_SIZES[0])}
      onChange={event =>
        onSearch({ page_size: PAGE_SIZES.find(size => String(size) === event.target.value) })
      }
    />
  )
}
