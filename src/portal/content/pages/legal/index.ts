import { siteName } from '../../site.ts'
import type { OverviewPage } from '../../templates/overview.ts'

export const page: OverviewPage = {
  template: 'overview',
  title: 'Legal',
  description: `The terms of ${siteName}, what is stored about people and addresses, and which certifications there are.`,
  heading: 'The small print, in plain words',
  lead: 'What you agree to, what is stored about you, and what an auditor has looked at. Short sentences, because you should be able to read them before you agree.',
  area: 'legal',
  sections: [
    {
      title: 'How to read these pages',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'They follow the code',
              text: 'Periods, cookies and storage are compared with the program by tests. Where the program changes, the text has to.',
            },
            {
              title: 'They are templates',
              text: 'The company that runs this site completes them, and has them reviewed by a lawyer. Until then each says so at the top.',
            },
            {
              title: 'They say when they change',
              text: 'Each has the day of its last change, and the terms say how you hear of the next one.',
            },
          ],
        },
      ],
    },
  ],
}
