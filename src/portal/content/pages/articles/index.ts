import type { ReadingsPage } from '../../templates/reading.ts'

export const page: ReadingsPage = {
  template: 'readings',
  title: 'Articles',
  description:
    'Learn how addresses, ZIP Codes, and coordinates work, and how to process them in your software.',
  menu: {
    label: 'Articles',
    line: 'How addresses and coordinates work',
    order: 110,
    area: 'resources',
    group: 'Read',
  },
  heading: 'Articles',
  lead: 'Learn how addresses, ZIP Codes, and coordinates work. You can read the articles in any order.',
  of: 'article',
}
