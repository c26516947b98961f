import type { ReadingsPage } from '../../templates/reading.ts'

export const page: ReadingsPage = {
  template: 'readings',
  title: 'Blog',
  description:
    'What is new in the service, and the reasons behind what it does: notes by the people who build it.',
  menu: {
    label: 'Blog',
    line: 'What is new, and why it is so',
    order: 120,
    area: 'resources',
    group: 'Read',
  },
  heading: 'Blog',
  lead: 'What is new, and why it works as it does.',
  of: 'post',
}
