import { masterAddressListRegions } from '#generated/portal/price-list.ts'
import type { RequestPricingPage } from '../../page.ts'

export const page: RequestPricingPage = {
  kind: 'request',
  title: 'US master address list pricing',
  description:
    'License the US master address list for the whole country or by state. Tell us what you need, and we’ll send you a quote.',
  heading: 'US master address list pricing',
  lead: 'Every deliverable US address as files, for the whole country or by state. The price depends on the region and on how often you get updates. Contact us for a quote.',
  subject: 'US master address list quote',
  tell: [
    'The whole country, or which states',
    'With or without coordinates',
    'One time, or how many updates per year',
    'How you’ll use it, because the license depends on the use',
  ],
  trial: null,
  regions: {
    title: 'Regions',
    lead: `License the whole country or any of ${masterAddressListRegions.length} regions, with or without coordinates.`,
    names: masterAddressListRegions,
  },
  included: [
    {
      title: 'Deliverable addresses only',
      text: 'Each one has its ZIP+4, delivery point, and address type.',
    },
    { title: 'Two editions', text: 'Standard has the addresses. Plus adds building coordinates.' },
    { title: 'Regular updates', text: 'Get complete files or only the changes, as often as we agree on.' },
  ],
  questions: [
    {
      question: 'How long does a quote take?',
      answer: 'One business day. If you include the four details above, our first reply has a price.',
    },
    {
      question: 'Can I show the addresses to my customers?',
      answer: 'That depends on the license. Tell us your plans, and the quote will include the terms.',
    },
  ],
}
