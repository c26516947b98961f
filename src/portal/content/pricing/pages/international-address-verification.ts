import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'International address verification pricing',
  description:
    'International address verification and geocoding pricing by volume. Start with a free trial, no card required.',
  heading: 'International address verification pricing',
  lead: 'Verify addresses outside the US and get them back in the local format. One price for all countries.',
  editions: [
    {
      slug: 'international',
      label: 'Verification',
      text: 'Verifies and standardizes addresses in each country’s own format.',
      product: priceList['international-cloud'],
      tier: 2,
    },
    {
      slug: 'international-geocoding',
      label: 'Geocoding',
      text: 'Turns international addresses into coordinates.',
      product: priceList['international-geocoding-cloud'],
      tier: 1,
    },
  ],
  included: [
    {
      title: 'One price for all countries',
      text: 'Prices don’t vary by country, and new markets cost nothing extra.',
    },
    {
      title: 'Local format',
      text: 'Each address is returned the way it’s written in its country.',
    },
    {
      title: 'Status and precision',
      text: 'Every result shows how much was verified: city, street, or house.',
    },
    {
      title: 'Coordinates included',
      text: 'Verified addresses include their latitude and longitude.',
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
      answer:
        'One address sent to the API. It counts once, whether the address is verified, corrected, or not found.',
    },
    {
      question: 'Can I buy a single country?',
      answer: 'Yes, on request. Tell us the country and how many addresses you verify.',
    },
    ...commonQuestions(priceList['international-cloud'].trial),
  ],
}
