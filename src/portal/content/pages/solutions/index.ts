import { siteName } from '../../site.ts'
import type { OverviewPage } from '../../templates/overview.ts'

export const page: OverviewPage = {
  template: 'overview',
  title: 'Solutions by industry',
  description:
    'How telecom, healthcare, insurance, finance, e-commerce, and real estate teams use address data, with a workflow for each.',
  heading: 'Solutions by industry',
  lead: `See a typical workflow for each industry, which steps use ${siteName}, and what isn’t included.`,
  area: 'solutions',
  sections: [
    {
      title: 'When to verify an address',
      lead: 'Every workflow checks addresses at the same three points.',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'As someone types',
              text: 'Suggest and verify addresses, and ask for what’s missing while you still can.',
            },
            {
              title: 'When you match records',
              text: 'Different systems spell addresses differently. Match them by delivery point barcode.',
            },
            {
              title: 'Before it costs money',
              text: 'Verify older addresses again before you send a truck, a policy, a card, or a parcel.',
            },
          ],
        },
      ],
    },
  ],
}
