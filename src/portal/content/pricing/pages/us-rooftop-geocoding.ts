import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'US rooftop geocoding pricing',
  description:
    'US rooftop geocoding pricing by volume, billed monthly or yearly. Start with a free trial, no card required.',
  heading: 'US rooftop geocoding pricing',
  lead: 'Get coordinates of the building itself, not a point along the street. Priced by the number of addresses you geocode.',
  editions: [
    {
      slug: 'us-rooftop-geocoding',
      label: 'Rooftop',
      text: 'Building coordinates with their precision.',
      product: priceList['us-rooftop-geocoding-cloud'],
      tier: 3,
    },
  ],
  included: [
    {
      title: 'Building coordinates',
      text: 'The point is on the building, not between two house numbers.',
    },
    {
      title: 'Precision in every result',
      text: 'US address verification returns block coordinates. Rooftop geocoding returns the building, and its precision says so.',
    },
    {
      title: 'Verification included',
      text: 'We verify and correct the address before we geocode it.',
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
      answer: 'One address you geocode. It counts once, even if only block coordinates are available.',
    },
    ...commonQuestions(priceList['us-rooftop-geocoding-cloud'].trial),
  ],
}
