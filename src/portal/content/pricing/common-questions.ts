import { RENEWAL_RULE } from '#domain/subscription/renewal-terms.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import { multiUserPrices } from '#generated/portal/price-list.ts'
import type { NamedTrial, Question } from '../page.ts'

/** The sizes of multi-user access, each with its price. */
const extraSeats = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  multiUserPrices.map(([seats, cents]) => `${seats} (for ${dollars(cents)})`),
)

/** Returns the questions that every pricing page has. */
export function commonQuestions(trial: NamedTrial | null): Question[] {
  return [
    ...(trial
      ? [
          {
            question: 'What happens when the trial ends?',
            answer: `After ${trial.days} days or ${exactAmount(trial.lookups)} lookups, whichever comes first, lookups stop. You won’t be charged, and no plan starts automatically. Your account, keys, and settings are kept and work again when you choose a plan.`,
          },
        ]
      : []),
    {
      question: 'Do I need a card to start?',
      answer:
        'No. For a trial, you only need an email address and a password. We ask for a card when you buy a plan.',
    },
    {
      question: 'What if I use up my lookups early?',
      answer: `${RENEWAL_RULE.stops} ${RENEWAL_RULE.early} ${RENEWAL_RULE.cap} ${RENEWAL_RULE.turnOff} You can also set a limit on each key, so one job can’t use up the lookups your checkout needs.`,
    },
    {
      question: 'Do plans renew?',
      answer: `Only if you agree to it when you order. ${RENEWAL_RULE.renews} You can turn off renewal in your account at any time and keep your plan until the term ends.`,
    },
    {
      question: 'Can I change my plan during a term?',
      answer:
        'Yes. A plan that costs more begins as soon as you pay for it, and we credit the lookups that you paid for and haven’t used. You see the exact amount before you agree. Every other plan begins when your term ends, and you can cancel that change until then.',
    },
    {
      question: 'How many people can use an account?',
      answer: `One with a trial or a free plan. Paid plans include the seats in the price list, and seats from plans for different products add up. If you need more, multi-user access adds ${extraSeats} seats per year. Contact our sales team.`,
    },
    {
      question: 'Do prices include tax?',
      answer: 'No. If sales tax applies to your address, the checkout shows it before you pay.',
    },
  ]
}
