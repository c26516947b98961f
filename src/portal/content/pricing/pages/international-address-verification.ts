import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../../page.ts'
import { commonQuestions } from './../common-questions.ts'

export const page: PricingPage = {
  kind: 'volumes',
  title: 'International address verification pricing',
  description:
    'Prices of international address verification and geocoding by volume, and a free trial that needs no card.',
  heading: 'The rest of the world, by the lookup',
  lead: 'Addresses abroad, checked and written the way each country writes them. One price for every country.',
  editions: [
    {
      slug: 'international',
      label: 'Verification',
      text: 'Checks and standardizes addresses in each country’s own format.',
      product: priceList['international-cloud'],
      tier: 2,
    },
    {
      slug: 'international-geocoding',
      label: 'Geocoding',
      text: 'Turns an address abroad into coordinates.',
      product: priceList['international-geocoding-cloud'],
      tier: 1,
    },
  ],
  included: [
    {
      title: 'One price everywhere',
      text: 'No tariff by country, and nothing to add for a new market.',
    },
    {
      title: 'The local format',
      text: 'Each address is written the way its own post office asks for.',
    },
    {
      title: 'How sure we are',
      text: 'Every answer says what was confirmed: country, city, street or door.',
    },
    {
      title: 'Latin or local script',
      text: 'Answers in the script that you ask for.',
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
        'One address sent to the service. It counts once, whether the address is confirmed, corrected or rejected: a clear “no” is an answer too.',
    },
    {
      question: 'Can I buy a single country?',
      answer: 'Yes, on request. Write to us with the country and how many addresses you check.',
    },
    ...commonQuestions(priceList['international-cloud'].trial),
  ],
}
