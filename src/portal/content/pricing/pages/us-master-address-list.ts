import { masterAddressListRegions } from '#generated/portal/price-list.ts'
import type { RequestPricingPage } from '../../page.ts'

export const page: RequestPricingPage = {
  kind: 'request',
  title: 'US master address list pricing',
  description:
    'The US master address list is sold on request, for the whole country or by state. Say what you need, and we quote it.',
  heading: 'Every address there is, on request',
  lead: 'All deliverable addresses of the United States as files, for the whole country or a few states. The price depends on the part and on how often you want it, so we quote it.',
  subject: 'Price of the US master address list',
  tell: [
    'The whole country, or which states',
    'With or without coordinates',
    'Once, or how many updates a year',
    'What you use it for, because the license depends on it',
  ],
  trial: null,
  regions: {
    title: 'By state',
    lead: `The whole country, or any of ${masterAddressListRegions.length} parts of it, each with or without coordinates.`,
    names: masterAddressListRegions,
  },
  included: [
    {
      title: 'Deliverable addresses only',
      text: 'Each one has its ZIP+4, delivery point and type of building.',
    },
    { title: 'Two editions', text: 'Standard has the addresses, Plus adds coordinates on the building.' },
    { title: 'Fresh files', text: 'Complete files or changes only, as often as you agree on.' },
  ],
  questions: [
    {
      question: 'How long does a quote take?',
      answer: 'One working day. With the four facts above, the first answer has a price.',
    },
    {
      question: 'May I show the addresses to my customers?',
      answer: 'That depends on the license. Say what you plan, and the quote names the terms.',
    },
  ],
}
