import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'US address autocomplete pricing',
  description:
    'Prices of US address autocomplete by suggestions a month or a year, and a free trial that needs no card.',
  heading: 'Autocomplete, priced by suggestion',
  lead: 'Real addresses from the first characters typed. You pay for the suggestions you ask for, with no fee for a form, a page or a customer.',
  editions: [
    {
      slug: 'us-autocomplete-pro',
      label: 'Pro',
      text: 'Suggests addresses with apartments and suites.',
      product: priceList['us-autocomplete-pro-cloud'],
      tier: 2,
    },
  ],
  included: [
    {
      title: 'Only real addresses',
      text: 'Every suggestion is an address that mail is delivered to.',
    },
    {
      title: 'Down to the unit',
      text: 'Apartments and suites open as a second list.',
    },
    {
      title: 'Made for browsers',
      text: 'Embedded keys work only on the hostnames that you name.',
    },
    {
      title: 'Filters',
      text: 'Keep suggestions to a city, a state or a ZIP Code.',
    },
    {
      title: 'Usage by the hour',
      text: 'See which form asks for what.',
    },
    {
      title: 'Help from people',
      text: 'Answers by email, and a page for every error.',
    },
  ],
  questions: [
    {
      question: 'What is a lookup here?',
      answer:
        'One list of suggestions. A person who types an address usually asks for five to eight of them; waiting for a pause between keys halves that.',
    },
    ...commonQuestions(priceList['us-autocomplete-pro-cloud'].trial),
  ],
}
