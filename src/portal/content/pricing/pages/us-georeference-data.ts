import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'US georeference data pricing',
  description:
    'Prices of US georeference data by addresses a month or a year, and a free trial that needs no card.',
  heading: 'Where an address belongs',
  lead: 'Census tract, county, district and time zone of an address, priced by how many addresses you place.',
  editions: [
    {
      slug: 'us-georeference-data',
      label: 'GeoReference',
      text: 'Census tract and boundaries of an address.',
      product: priceList['us-georeference-data-cloud'],
      tier: 2,
    },
  ],
  included: [
    {
      title: 'Census geography',
      text: 'State, county, tract and block, by their official numbers.',
    },
    {
      title: 'Boundaries that people vote by',
      text: 'Congressional and state districts.',
    },
    {
      title: 'Verified first',
      text: 'The address is checked and corrected before it is placed.',
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
      answer: 'One address. It counts once, however many boundaries the answer has.',
    },
    ...commonQuestions(priceList['us-georeference-data-cloud'].trial),
  ],
}
