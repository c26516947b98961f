import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'US reverse geocoding pricing',
  description:
    'US reverse geocoding pricing by volume, billed monthly or yearly. Start with a free trial, no card required.',
  heading: 'US reverse geocoding pricing',
  lead: 'Get the addresses nearest to a latitude and longitude. Priced by the number of coordinates you look up.',
  editions: [
    {
      slug: 'us-reverse-geocoding',
      label: 'Reverse',
      text: 'The addresses nearest to a point, with their distance.',
      product: priceList['us-reverse-geocoding-cloud'],
      tier: 3,
    },
  ],
  included: [
    {
      title: 'Nearest first',
      text: 'Up to ten addresses, each with its distance from your point.',
    },
    {
      title: 'Deliverable addresses',
      text: 'Every result is an address that receives mail.',
    },
    {
      title: 'Built for mobile',
      text: 'For locations from phones, vehicles, and photos.',
    },
    {
      title: 'Separate keys',
      text: 'Create a key for each app, with its own limit.',
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
      answer: 'One pair of coordinates, however many addresses the response includes.',
    },
    ...commonQuestions(priceList['us-reverse-geocoding-cloud'].trial),
  ],
}
