import { customers } from '../../operator/customers.ts'
import { siteName } from '../../site.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'Customers',
  description: `Companies that use ${siteName}, what they use it for, and the results they measured.`,
  menu: { label: 'Customers', line: `Companies that use ${siteName}`, order: 110, group: 'Customers' },
  heading: 'Customers',
  lead: 'We name customers only with their consent. Quotes are approved, and results are measured by the customers.',
  list: { kind: 'customers', entries: customers },
  listTitle: 'Customer stories',
  empty: {
    title: 'No customer stories yet',
    text: 'Customers who agree to be named will appear here.',
  },
  belongs: [
    'Companies that agreed in writing, with the wording they approved.',
    'Results that the customer measured, with the metric and the period.',
    'Logos, only as the customer’s own rules allow.',
  ],
  actions: [
    { label: 'See solutions by industry', to: '/solutions' },
    { label: 'Read case studies', to: '/company/case-studies' },
  ],
  sections: [
    {
      title: 'How to become a customer story',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Pick one workflow',
              text: 'Choose one workflow and one decision, such as checkout, dispatch, or a quote.',
            },
            {
              title: 'Measure before and after',
              text: 'Count returned parcels, failed visits, or reviews over the same number of weeks.',
            },
            {
              title: 'Approve the text',
              text: 'You see the page before we publish it, and you can have it removed at any time.',
            },
          ],
        },
      ],
    },
  ],
}
