import { priceList } from '#generated/portal/price-list.ts'
import type { PricingPage } from '../page.ts'
import { commonQuestions } from './common-questions.ts'

const seats = priceList['us-core-cloud'].plans.map(plan => plan.seats)

export const page: PricingPage = {
  kind: 'volumes',
  title: 'Pricing',
  formerAddresses: ['/pricing/us-address-verification'],
  description:
    'US address verification pricing by volume, billed monthly or yearly. Start with a free trial, no card required.',
  heading: 'US address verification pricing',
  lead: 'Choose a plan by the number of addresses you verify. Larger plans have more seats and higher rate limits.',
  editions: [
    {
      slug: 'us-core',
      label: 'Plus',
      text: 'Larger plans, up to unlimited lookups, with more seats and higher rate limits.',
      product: priceList['us-core-cloud'],
      tier: 3,
    },
    {
      slug: 'us-standard',
      label: 'Standard',
      text: 'The same verified, standardized addresses at a lower price, for smaller volumes.',
      product: priceList['us-standard-cloud'],
      tier: 2,
    },
  ],
  included: [
    {
      title: 'Complete results',
      text: 'USPS-standardized lines, ZIP+4, delivery point, match code, and footnotes, for one address or up to 100 per request.',
    },
    {
      title: 'Separate keys',
      text: 'Create a key for each job, restrict it to hostnames or IP addresses, and rotate it without downtime.',
    },
    {
      title: 'Limits per key',
      text: 'Cap a key so it can’t use up the lookups another key needs.',
    },
    {
      title: 'Hourly usage',
      text: 'See how many lookups each key uses and why requests were rejected.',
    },
    {
      title: 'Team seats',
      text: `${Math.min(...seats)} to ${Math.max(...seats)} people, depending on the plan, each with their own roles.`,
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
        'One address sent to the API. It counts once, whether the address is deliverable, corrected, or not found.',
    },
    ...commonQuestions(priceList['us-core-cloud'].trial),
  ],
}
