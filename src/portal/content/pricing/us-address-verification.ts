import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../page.ts'
import { commonQuestions } from './common-questions.ts'

const seats = priceList['us-core-cloud'].plans.map(plan => plan.seats)

export const page: PricingPage = {
  kind: 'volumes',
  title: 'Pricing',
  description:
    'Prices of US address verification by volume, monthly or yearly, and a free trial that needs no card.',
  heading: 'Pay for the lookups you need',
  lead: 'US address verification, priced by how many addresses you check. Every plan comes with the same keys, the same portal and the same support.',
  editions: [
    {
      slug: 'us-core',
      label: 'Core',
      text: 'Checks, corrects and standardizes, with delivery point, footnotes and coordinates.',
      product: priceList['us-core-cloud'],
      tier: 3,
    },
    {
      slug: 'us-standard',
      label: 'Standard',
      text: 'Checks against the postal file: whether mail arrives, in the postal way of writing.',
      product: priceList['us-standard-cloud'],
      tier: 2,
    },
  ],
  included: [
    {
      title: 'The whole answer',
      text: 'Standardized lines, ZIP+4, delivery point, match code and footnotes, for one address or a hundred in a call.',
    },
    {
      title: 'Any number of keys',
      text: 'Give each job a key of its own, with hostnames or address ranges, and rotate it without a pause.',
    },
    {
      title: 'Limits you set',
      text: 'Stop one key before it uses up what another one needs.',
    },
    {
      title: 'Usage by the hour',
      text: 'See what each key spends, and why a lookup was refused.',
    },
    {
      title: 'Seats for your team',
      text: `${Math.min(...seats)} to ${Math.max(...seats)} people, by plan, each with exactly the roles they need.`,
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
    ...commonQuestions(priceList['us-core-cloud'].trial),
  ],
}
