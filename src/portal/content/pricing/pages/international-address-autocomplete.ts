import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'International autocomplete pricing',
  description:
    'Prices of international address autocomplete by suggestions a month or a year, and a free trial that needs no card.',
  heading: 'Suggestions in every country',
  lead: 'Real addresses from the first characters typed, country by country. You pay for the suggestions you ask for.',
  editions: [
    {
      slug: 'international-autocomplete',
      label: 'International',
      text: 'Suggests addresses in the country that you name.',
      product: priceList['international-autocomplete-cloud'],
      tier: 1,
    },
  ],
  included: [
    {
      title: 'One price everywhere',
      text: 'No tariff by country, and nothing to add for a new market.',
    },
    {
      title: 'The local order',
      text: 'House number first or last, as people there write it.',
    },
    {
      title: 'Made for browsers',
      text: 'Embedded keys work only on the hostnames that you name.',
    },
    {
      title: 'Any number of keys',
      text: 'Give each form a key of its own, with its own limit.',
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
    ...commonQuestions(priceList['international-autocomplete-cloud'].trial),
  ],
}
