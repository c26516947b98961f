import { customers } from '../../operator/customers.ts'
import { siteName } from '../../site.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'Customers',
  description: `Companies that use ${siteName} and agreed to be named: what for, and what changed, in their own figures.`,
  menu: { label: 'Customers', line: 'Who uses it, in their own words', order: 110, group: 'Customers' },
  heading: 'Customers',
  lead: 'Named only with consent, quoted only as approved, and measured only by themselves.',
  list: { kind: 'customers', entries: customers },
  listTitle: 'In their own words',
  empty: {
    title: 'No one is named yet',
    text: 'Customers who want to be named will be here.',
  },
  belongs: [
    'Companies that agreed in writing, with the wording that they approved.',
    'Figures that the customer measured, with what was measured and over which time.',
    'A logo only under the customer’s own rules for it.',
  ],
  actions: [
    { label: 'See solutions by trade', to: '/solutions' },
    { label: 'Read case studies', to: '/company/case-studies' },
  ],
  sections: [
    {
      title: 'If you would like to be here',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Pick one step',
              text: 'One flow, one decision: checkout, dispatch, quote. The narrower, the more useful to others.',
            },
            {
              title: 'Count before and after',
              text: 'Returned parcels, failed visits, reviews: what you count anyway, over the same number of weeks.',
            },
            {
              title: 'Approve the words',
              text: 'You see the page before anyone else, and can have it taken down at any time.',
            },
          ],
        },
      ],
    },
  ],
}
