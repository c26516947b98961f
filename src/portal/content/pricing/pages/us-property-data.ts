import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'US property data pricing',
  description:
    'US property data pricing by volume, billed monthly or yearly. Start with a free trial, no card required.',
  heading: 'US property data pricing',
  lead: 'Get the size, age, use, and construction of the building at an address. Priced by the number of addresses you look up.',
  editions: [
    {
      slug: 'us-property-data',
      label: 'Property',
      text: 'Recorded data about the building at an address.',
      product: priceList['us-property-data-cloud'],
      tier: 2,
    },
  ],
  included: [
    {
      title: 'No parcel numbers',
      text: 'Look up buildings by address.',
    },
    {
      title: 'Verification included',
      text: 'We verify and correct the address before we look it up.',
    },
    {
      title: 'Fixed values',
      text: 'Construction, roof, heating, and more use fixed lists of values that are easy to compare.',
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
      answer: 'One address you look up. It counts even if there’s no record.',
    },
    {
      question: 'Do you sell sales and loan records?',
      answer: 'Yes, on request, as US property data, financial. Contact us with your requirements.',
    },
    ...commonQuestions(priceList['us-property-data-cloud'].trial),
  ],
}
