import { awards } from '../../operator/awards.ts'
import { siteName } from '../../site.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'Awards',
  description: `Awards that ${siteName} was given, by whom and for what, and how to judge the product for yourself.`,
  menu: { label: 'Awards', line: 'What we were given, and for what', order: 50, group: 'Company' },
  heading: 'Awards',
  lead: 'The judgment of others, with a link to each. Below it, the means to make your own.',
  list: { kind: 'awards', entries: awards },
  listTitle: 'Given to us',
  empty: {
    title: 'No awards yet',
    text: 'We would rather show you the product. Try it below.',
  },
  belongs: [
    'Awards that were given, with year, giver and reason, and a link to the giver’s own page.',
    'Badges of review sites only while they are valid, and as their rules allow.',
    'None that was bought.',
  ],
  actions: [
    { label: 'Try an address', to: '/products/single-address' },
    { label: 'Try a list', to: '/products/list' },
  ],
  sections: [
    {
      title: 'Judge for yourself',
      lead: 'Nothing here needs an account.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Ask it something hard',
              text: 'Misspell a street, forget the apartment, mix up the state. The demonstration answers from the same code as a paid lookup.',
            },
            {
              title: 'Read the errors',
              text: 'Every error that the service can give has a page: why it happens, what to do, and how it looks on the wire.',
            },
            {
              title: 'Turn scripts off',
              text: 'The public pages read as before. That is measured, and a page that fails it is not released.',
            },
          ],
        },
      ],
    },
  ],
}
