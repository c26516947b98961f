import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'US rooftop geocoding pricing',
  description:
    'Prices of US rooftop geocoding by addresses a month or a year, and a free trial that needs no card.',
  heading: 'The roof, by the thousand',
  lead: 'Coordinates on the building itself rather than somewhere along the street, priced by how many addresses you locate.',
  editions: [
    {
      slug: 'us-rooftop-geocoding',
      label: 'Rooftop',
      text: 'Coordinates on the building, with how exact they are.',
      product: priceList['us-rooftop-geocoding-cloud'],
      tier: 3,
    },
  ],
  included: [
    {
      title: 'On the building',
      text: 'The pin is where the driver has to stop, not between two house numbers.',
    },
    {
      title: 'How exact it is',
      text: 'US verification answers with the block. This one answers with the roof, and its precision says so.',
    },
    {
      title: 'Verified first',
      text: 'The address is checked and corrected before it is located.',
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
      answer: 'One address to locate. It counts once, also when the best answer is the middle of its block.',
    },
    ...commonQuestions(priceList['us-rooftop-geocoding-cloud'].trial),
  ],
}
