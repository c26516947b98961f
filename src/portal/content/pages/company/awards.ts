import { awards } from '../../operator/awards.ts'
import { siteName } from '../../site.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'Awards',
  description: `Awards that ${siteName} has received, who gave them and why, and how to evaluate the product yourself.`,
  menu: { label: 'Awards', line: 'Awards we’ve received', order: 50, group: 'Company' },
  heading: 'Awards',
  lead: 'Awards we’ve received, with a link to each organization that gave one.',
  list: { kind: 'awards', entries: awards },
  listTitle: 'Awards received',
  empty: {
    title: 'No awards yet',
    text: 'Try the product yourself instead.',
  },
  belongs: [
    'Awards received, with year, organization, reason, and a link to the organization’s page.',
    'Badges from review sites, only while they’re valid and as their rules allow.',
    'No paid awards.',
  ],
  actions: [
    { label: 'Verify an address', to: '/products/single-address' },
    { label: 'Verify a list', to: '/products/list' },
  ],
  sections: [
    {
      title: 'Evaluate the product yourself',
      lead: 'You don’t need an account.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Try a difficult address',
              text: 'Misspell a street, leave out the apartment, or enter the wrong state. The demo runs the same code as a paid lookup.',
            },
            {
              title: 'Read the error reference',
              text: 'Every error has a page with its cause, its fix, and the response you get.',
            },
            {
              title: 'Turn off JavaScript',
              text: 'Public pages still work. Tests check this before every release.',
            },
          ],
        },
      ],
    },
  ],
}
