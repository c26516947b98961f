import type { StoragePage } from '../templates/contact.ts'

export const page: StoragePage = {
  template: 'storage',
  title: 'Cookies and storage',
  description:
    'Every cookie and every entry that this site stores in your browser: its name, what it is for and how long it stays.',
  menu: {
    label: 'Cookies and storage',
    line: 'What this site stores in your browser, by name',
    order: 40,
    area: 'legal',
  },
  heading: 'What we store in your browser',
  lead: 'This is all of it, by name. Nothing here follows you to other sites, and nothing is shared with anyone.',
}
