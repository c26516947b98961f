import { siteName } from '../../site.ts'
import type { OverviewPage } from '../../templates/overview.ts'

export const page: OverviewPage = {
  template: 'overview',
  title: 'Legal',
  description: `The terms of ${siteName}, what we store about people and addresses, and which certifications we have.`,
  heading: 'Legal',
  lead: 'Our terms, privacy policy, and certifications, in plain language.',
  area: 'legal',
  sections: [
    {
      title: 'About these pages',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'They match the product',
              text: 'Tests compare retention periods, cookies, and storage with the code.',
            },
            {
              title: 'They’re templates',
              text: 'The company that runs this site completes them and has a lawyer review them. Until then, each page says so at the top.',
            },
            {
              title: 'They show when they changed',
              text: 'Each page shows the date of its last change. The terms explain how we notify you of changes.',
            },
          ],
        },
      ],
    },
  ],
}
