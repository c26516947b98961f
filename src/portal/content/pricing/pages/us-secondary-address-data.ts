import { priceList } from '#generated/portal/price-list.ts'
import type { RequestPricingPage } from '../../page.ts'

export const page: RequestPricingPage = {
  kind: 'request',
  title: 'US secondary address data pricing',
  description:
    'US secondary address data is available on request. Tell us what you need, and we’ll send you a quote.',
  heading: 'US secondary address data pricing',
  lead: 'List the apartments and suites at a street address. The price depends on how many buildings you look up and how often. Contact us for a quote.',
  subject: 'US secondary address data quote',
  tell: [
    'How many addresses you look up, and how often',
    'Which states they’re in',
    'Whether you’ll use the API or files',
    'When you want to start',
  ],
  trial: priceList['us-secondary-data-cloud'].trial,
  regions: null,
  included: [
    {
      title: 'Every unit',
      text: 'Apartments and suites, each in USPS format.',
    },
    { title: 'Large buildings', text: 'Page through buildings with hundreds of units.' },
    { title: 'Unit counts', text: 'See how many units a building has.' },
  ],
  questions: [
    {
      question: 'How long does a quote take?',
      answer: 'One business day. If you include the four details above, our first reply has a price.',
    },
    {
      question: 'Can I try it first?',
      answer: 'Yes. Start a free trial, no card required.',
    },
  ],
}
