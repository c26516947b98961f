import { exactAmount } from '#domain/text/amounts.ts'
import { usTrial } from '#portal/content/us-plans.ts'

export interface Question {
  question: string
  answer: string
}

export const pricingQuestions: readonly Question[] = [
  {
    question: 'What is a lookup?',
    answer:
      'One address sent to the service. It counts once whether the address is confirmed, corrected or turned down, because a clear “no” is an answer too.',
  },
  {
    question: 'What happens at the end of the trial?',
    answer: `After ${usTrial.days} days, or ${exactAmount(usTrial.lookups)} lookups if they go sooner, lookups stop. Nothing is charged and no plan starts by itself. Your account, keys and settings stay, and work again as soon as you choose a plan.`,
  },
  {
    question: 'Do I need a card to start?',
    answer: 'No. An e-mail address and a password are enough. A card is asked for when you buy a plan.',
  },
  {
    question: 'What if I use up a month’s lookups early?',
    answer:
      'Lookups stop until the next month begins or you move to a larger plan. To spread them, set a limit on each key, so that one job cannot spend what your checkout needs.',
  },
  {
    question: 'Do plans renew?',
    answer:
      'Yes, each month or each year. You can switch renewal off in the portal at any time, and choose which plan comes next; the current term then runs to its end.',
  },
]
