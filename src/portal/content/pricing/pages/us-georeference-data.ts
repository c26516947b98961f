import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'US georeference data pricing',
  description:
    'US georeference data pricing by volume, billed monthly or yearly. Start with a free trial, no card required.',
  heading: 'US georeference data pricing',
  lead: 'Get the county, census tract, block, and metropolitan area of an address. Priced by the number of addresses you look up.',
  editions: [
    {
      slug: 'us-georeference-data',
      label: 'GeoReference',
      text: 'The census geography of an address.',
      product: priceList['us-georeference-data-cloud'],
      tier: 2,
    },
  ],
  included: [
    {
      title: 'Census geography',
      text: 'State, county, tract, block group, and block, with their official codes.',
    },
    {
      title: 'Metropolitan areas',
      text: 'The core-based statistical area (CBSA) of each address, if it’s in one.',
    },
    {
      title: 'Verification included',
      text: 'We verify and correct the address before we look it up.',
    },
    {
      title: 'Separate keys',
      text: 'Create a key for each job, with its own limit.',
    },
    {
      title: 'Hourly usage',
      text: 'See how many lookups each key uses and why requests were rejected.',
    },
    {
      title: 'Email support',
      text: 'Help by email, and a help page for every error.',
    },
  ],
  questions: [
    {
      question: 'What is a lookup?',
      answer: 'One address, however many areas the response includes.',
    },
    ...commonQuestions(priceList['us-georeference-data-cloud'].trial),
  ],
}
