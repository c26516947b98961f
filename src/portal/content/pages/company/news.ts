import { news } from '../../operator/news.ts'
import { siteName } from '../../site.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'News',
  description: `Announcements about ${siteName} and the company that runs it, and where to read what changed in the product.`,
  menu: { label: 'News', line: 'Announcements', order: 40, group: 'Company' },
  heading: 'News',
  lead: 'What the company has to announce. What changes in the product has places of its own, further down.',
  list: { kind: 'news', entries: news },
  listTitle: 'Announcements',
  empty: {
    title: 'Nothing to announce yet',
    text: 'When there is, it is here first.',
  },
  belongs: [
    'New products and prices, with the day from which they hold.',
    'Funding, offices, partners: what a journalist would ask about.',
    'A way to reach the person who answers the press.',
  ],
  actions: [
    { label: 'Get the newsletter', to: '/newsletter' },
    { label: 'Read the blog', to: '/blog' },
  ],
  sections: [
    {
      title: 'Where changes of the product are told',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'In the contracts',
              text: 'Each change of the API is an entry in the change log of the contracts. One that breaks a caller is announced there first.',
            },
            {
              title: 'In your inbox, if you want',
              text: 'Choose the topic “product news” in your profile. It is off until you choose it.',
            },
            {
              title: 'In your account',
              text: 'What concerns your keys, plans and orders is in the activity of the account, with who did it and when.',
            },
          ],
        },
      ],
    },
  ],
}
