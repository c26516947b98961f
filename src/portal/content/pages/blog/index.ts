import type { ReadingsPage } from '../../templates/reading.ts'

export const page: ReadingsPage = {
  template: 'readings',
  title: 'Blog',
  description: 'Product news, and how and why we build Gatepost the way we do, from the people who build it.',
  menu: {
    label: 'Blog',
    line: 'Product news and how we build it',
    order: 120,
    area: 'resources',
    group: 'Read',
  },
  heading: 'Blog',
  lead: 'Product news, and how we build Gatepost.',
  of: 'post',
}
