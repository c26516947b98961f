import { exactAmount } from '#domain/text/amounts.ts'
import type { PricingPage } from '../page.ts'
import { usPlans, usTrial } from './us-plans.ts'

const trial = `${usTrial.days} days`
const trialLookups = `${exactAmount(usTrial.lookups)} lookups`

export const page: PricingPage = {
  title: 'Pricing',
  description: `Prices of US address verification by volume, and a ${usTrial.days}-day free trial with ${trialLookups}.`,
  heading: 'Pay for lookups, nothing else',
  lead: `US address verification, priced by how many addresses you check. Every plan comes with the same answers, the same keys and the same portal. Start with ${usTrial.days} free days and ${trialLookups}.`,
  plans: usPlans,
  defaultLookups: 10_000,
  trial: usTrial,
  table: {
    title: 'Every plan',
    lead: 'Prices in US dollars, before tax. These figures are a demonstration.',
    caption: 'Prices of US address verification by volume',
  },
  questions: [
    {
      question: 'What is a lookup?',
      answer:
        'One address sent to the service. It counts once, whether the address is confirmed, corrected or rejected: a clear “no” is an answer too.',
    },
    {
      question: 'What happens at the end of the trial?',
      answer: `After ${trial}, or ${trialLookups} if you use them sooner, lookups stop. We charge nothing, and no plan starts by itself. Your account, keys and settings stay, and work again as soon as you choose a plan.`,
    },
    {
      question: 'Do I need a card to start?',
      answer: 'No. An e-mail address and a password are enough. We ask for a card when you buy a plan.',
    },
    {
      question: 'What if I use up a month’s lookups early?',
      answer:
        'Lookups stop until the next month begins or you move to a larger plan. To spread them out, set a limit on each key, so that no job can use up what your checkout needs.',
    },
    {
      question: 'Do plans renew?',
      answer:
        'Yes, every month or every year. You can turn renewal off in the portal at any time and choose which plan comes next. The current term then runs to its end.',
    },
  ],
}
