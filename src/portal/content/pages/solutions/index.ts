import { siteName } from '../../site.ts'
import type { OverviewPage } from '../../templates/overview.ts'

export const page: OverviewPage = {
  template: 'overview',
  title: 'Solutions by industry',
  description:
    'What address data does in telecom, healthcare, insurance, finance, e-commerce and real estate: each trade with its own flow.',
  heading: 'The same address, six different questions',
  lead: `A carrier asks which door, an insurer how far from the water, a clinic whether this is the same patient. Each page draws the flow of one trade, marks where ${siteName} answers in it, and says what stays with you.`,
  area: 'solutions',
  sections: [
    {
      title: 'What every flow has in common',
      lead: 'Whatever the trade, an address is worked on at three moments.',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'While someone types',
              text: 'The only moment at which a person can answer. Suggest, verify, and ask for what is missing.',
            },
            {
              title: 'When records meet',
              text: 'Two systems rarely spell alike. Join on the delivery point, and keep the spelling for people.',
            },
            {
              title: 'Before it costs money',
              text: 'A truck, a policy, a card, a parcel. Verify again what is older than your patience.',
            },
          ],
        },
      ],
    },
  ],
}
