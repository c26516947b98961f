import { priceList } from '#generated/portal/price-list.ts'
import type { RequestPricingPage } from '../../page.ts'

export const page: RequestPricingPage = {
  kind: 'request',
  title: 'US secondary address data pricing',
  description:
    'US secondary address data is sold on request. Say what you need, and the first answer has a price.',
  heading: 'Every apartment, on request',
  lead: 'The apartments, suites and floors behind one street address. The price depends on how many buildings you ask about and how often, so we quote it.',
  subject: 'Price of US secondary address data',
  tell: [
    'How many addresses you look up, and how often',
    'Which states they are in',
    'Whether you call the API or want files',
    'When you want to start',
  ],
  trial: priceList['us-secondary-data-cloud'].trial,
  regions: null,
  included: [
    {
      title: 'Every unit',
      text: 'Apartments, suites, floors and lots, each as the post office writes it.',
    },
    { title: 'Gaps found', text: 'Says that an address needs a unit before a parcel comes back.' },
    { title: 'Counts', text: 'How many homes and how many businesses share a door.' },
  ],
  questions: [
    {
      question: 'How long does a quote take?',
      answer: 'One working day. With the four facts above, the first answer has a price.',
    },
    {
      question: 'Can I try it first?',
      answer: 'Yes. The free trial needs no card and no talk with us.',
    },
  ],
}
