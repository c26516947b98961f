import { news } from '../../operator/news.ts'
import { siteName } from '../../site.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'News',
  description: `Announcements about ${siteName} and the company that runs it, and where to follow product changes.`,
  menu: { label: 'News', line: 'Announcements', order: 40, group: 'Company' },
  heading: 'News',
  lead: 'Company announcements. For product changes, see below.',
  list: { kind: 'news', entries: news },
  listTitle: 'Announcements',
  empty: {
    title: 'No announcements yet',
    text: 'Announcements will appear here.',
  },
  belongs: [
    'New products and prices, with the date they take effect.',
    'Funding, offices, and partners.',
    'A press contact.',
  ],
  actions: [
    { label: 'Get the newsletter', to: '/newsletter' },
    { label: 'Read the blog', to: '/blog' },
  ],
  sections: [
    {
      title: 'Follow product changes',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'API changelog',
              text: 'Every API change has a changelog entry. Breaking changes are announced there first.',
            },
            {
              title: 'Email',
              text: 'Turn on “product news” in your profile. It’s off by default.',
            },
            {
              title: 'Account activity',
              text: 'Changes to your keys, plans, and orders are in your account’s activity log, with who made them and when.',
            },
          ],
        },
      ],
    },
  ],
}
