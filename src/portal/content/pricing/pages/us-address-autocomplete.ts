import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'US address autocomplete pricing',
  description:
    'US address autocomplete pricing by volume, billed monthly or yearly. Start with a free trial, no card required.',
  heading: 'US address autocomplete pricing',
  lead: 'Suggest real addresses as people type. You pay per request for suggestions, with no extra fees per form, page, or customer.',
  editions: [
    {
      slug: 'us-autocomplete-pro',
      label: 'Pro',
      text: 'Suggests US addresses and shows which ones have units.',
      product: priceList['us-autocomplete-pro-cloud'],
      tier: 2,
    },
  ],
  included: [
    {
      title: 'Real addresses',
      text: 'Every suggestion is an address that receives mail.',
    },
    {
      title: 'Unit counts',
      text: 'See which addresses have apartments or suites, so you know when to ask.',
    },
    {
      title: 'Works in browsers',
      text: 'Embedded keys work only on the hostnames you allow.',
    },
    {
      title: 'State filter',
      text: 'Limit suggestions to one state.',
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
        'One request for suggestions. An address usually takes three or four lookups if you wait for a pause in typing before each request.',
    },
    ...commonQuestions(priceList['us-autocomplete-pro-cloud'].trial),
  ],
}
