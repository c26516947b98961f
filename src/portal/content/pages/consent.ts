import type { StoragePage } from '../templates/contact.ts'

export const page: StoragePage = {
  template: 'storage',
  title: 'Consent preferences',
  description:
    'Choose what this site may store in your browser, see a receipt of what ran, and find every cookie with its purpose and duration.',
  menu: {
    label: 'Consent preferences',
    line: 'What this site may store in your browser',
    order: 40,
    area: 'legal',
  },
  heading: 'Consent preferences',
  lead: 'Choose what this site may store in your browser. Nothing here tracks you on other sites.',
}
