import { createContact } from '#generated/notification/operations/createContact.ts'
import { listContacts } from '#generated/notification/operations/listContacts.ts'
import { subscribeContact } from '#generated/notification/operations/subscribeContact.ts'
import { updateContact } from '#generated/notification/operations/updateContact.ts'
import type { PaletteSource } from '#portal/kit/palette-source.ts'
import { fetchContacts, nameOf } from './contacts.ts'

/** Contacts that the palette shows. */
const SHOWN = 5

export const palette: PaletteSource = {
  pages: {
    '/account/contacts': 'notices topics recipients',
  },
  actions: [
    {
      label: 'Add a contact',
      words: 'new notices email address',
      operations: [createContact],
      link: { to: '/account/contacts', search: { dialog: 'add' } },
    },
    {
      label: 'Choose who gets which notices',
      words: 'topics contacts subscribe receipts emails',
      operations: [listContacts, subscribeContact],
      link: { to: '/account/contacts', search: { view: 'topics' } },
    },
  ],
  finders: [
    {
      title: 'Contacts',
      operations: [listContacts, updateContact],
      find: async text => {
        const search = { ...(text && { search: text.slice(0, 100) }), page_size: SHOWN }
        const { rows } = await fetchContacts(search)
        return rows.map(contact => ({
          label: nameOf(contact),
          detail: contact.email,
          link: { to: '/account/contacts', search: { dialog: 'edit', id: String(contact.id) } },
        }))
      },
    },
  ],
}
