import type { ReadingsPage } from '../../templates/reading.ts'

export const page: ReadingsPage = {
  template: 'readings',
  title: 'Articles',
  description:
    'How addresses, postal codes and coordinates work, explained for people who have to process them.',
  menu: {
    label: 'Articles',
    line: 'How addresses and coordinates work',
    order: 110,
    area: 'resources',
    group: 'Read',
  },
  heading: 'Articles',
  lead: 'What is worth knowing about addresses, postal codes and coordinates before you process a million of them. Each article stands by itself.',
  of: 'article',
}
