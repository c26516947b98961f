import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'US property data pricing',
  description:
    'Prices of US property data by addresses a month or a year, and a free trial that needs no card.',
  heading: 'What is known about a building',
  lead: 'Size, age, use and owner of the building at an address, priced by how many addresses you look up.',
  editions: [
    {
      slug: 'us-property-data',
      label: 'Property',
      text: 'What is on record about the building at an address.',
      product: priceList['us-property-data-cloud'],
      tier: 2,
    },
  ],
  included: [
    {
      title: 'One key for the record',
      text: 'Ask by address; there is no parcel number to find first.',
    },
    {
      title: 'Verified first',
      text: 'The address is checked and corrected before its record is read.',
    },
    {
      title: 'Dates on everything',
      text: 'Each figure says how old it is.',
    },
    {
      title: 'Any number of keys',
      text: 'Give each job a key of its own, with its own limit.',
    },
    {
      title: 'Usage by the hour',
      text: 'See what each key spends, and why a lookup was refused.',
    },
    {
      title: 'Help from people',
      text: 'Answers by email, and a page for every error.',
    },
  ],
  questions: [
    {
      question: 'What is a lookup?',
      answer:
        'One address whose record you ask for. An address without a record counts as well, because the search is the work.',
    },
    {
      question: 'Do you sell sales and loan records?',
      answer: 'Yes, on request, as US Property Data, Financial. Write to us with what you need.',
    },
    ...commonQuestions(priceList['us-property-data-cloud'].trial),
  ],
}
