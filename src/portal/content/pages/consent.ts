import type { StoragePage } from '../templates/contact.ts'

export const page: StoragePage = {
  template: 'storage',
  title: 'Cookies and storage',
  description:
    'Every cookie and storage entry this site saves in your browser, with its name, its purpose, and how long it’s kept.',
  menu: {
    label: 'Cookies and storage',
    line: 'What this site stores in your browser',
    order: 40,
    area: 'legal',
  },
  heading: 'Cookies and storage',
  lead: 'This is everything we store in your browser. None of it tracks you on other sites, and we don’t share it with anyone.',
}
