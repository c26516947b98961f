import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'US reverse geocoding pricing',
  description:
    'Prices of US reverse geocoding by coordinates a month or a year, and a free trial that needs no card.',
  heading: 'From a point to an address',
  lead: 'The addresses nearest to a pair of coordinates, priced by how many points you ask about.',
  editions: [
    {
      slug: 'us-reverse-geocoding',
      label: 'Reverse',
      text: 'The nearest addresses to a point, with their distance.',
      product: priceList['us-reverse-geocoding-cloud'],
      tier: 3,
    },
  ],
  included: [
    {
      title: 'Nearest first',
      text: 'Up to ten addresses, each with its distance from the point.',
    },
    {
      title: 'Deliverable addresses',
      text: 'Every answer is an address that mail is delivered to.',
    },
    {
      title: 'Works on the move',
      text: 'Made for phones, vehicles and photos that know where they are.',
    },
    {
      title: 'Any number of keys',
      text: 'Give each app a key of its own, with its own limit.',
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
      answer: 'One pair of coordinates. It counts once, however many addresses the answer has.',
    },
    ...commonQuestions(priceList['us-reverse-geocoding-cloud'].trial),
  ],
}
