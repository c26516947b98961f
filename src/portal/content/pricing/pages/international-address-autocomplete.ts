import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'International autocomplete pricing',
  description:
    'International address autocomplete pricing by volume, billed monthly or yearly. Start with a free trial, no card required.',
  heading: 'International address autocomplete pricing',
  lead: 'Suggest real addresses in other countries as people type. You pay per request for suggestions.',
  editions: [
    {
      slug: 'international-autocomplete',
      label: 'International',
      text: 'Suggests addresses in the country you choose.',
      product: priceList['international-autocomplete-cloud'],
      tier: 1,
    },
  ],
  included: [
    {
      title: 'One price for all countries',
      text: 'Prices don’t vary by country, and new markets cost nothing extra.',
    },
    {
      title: 'Local address order',
      text: 'House number first or last, as it’s written locally.',
    },
    {
      title: 'Works in browsers',
      text: 'Embedded keys work only on the hostnames you allow.',
    },
    {
      title: 'Separate keys',
      text: 'Create a key for each form, with its own limit.',
    },
    {
      title: 'Hourly usage',
      text: 'See how many lookups each form uses.',
    },
    {
      title: 'Email support',
      text: 'Help by email, and a help page for every error.',
    },
  ],
  questions: [
    {
      question: 'What is a lookup?',
      answer:
        'One request for suggestions. An address usually takes three to five lookups if you wait for a pause in typing before each request.',
    },
    ...commonQuestions(priceList['international-autocomplete-cloud'].trial),
  ],
}
