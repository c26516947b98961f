import { RENEWAL_RULE } from '#domain/subscription/renewal-terms.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import { multiUserPrices } from '#generated/portal/price-list.ts'
import type { NamedTrial, Question } from '../page.ts'

/** The sizes of multi-user access, each with its price. */
const extraSeats = new Intl.ListFormat('en', { type: 'disjunction' }).format(
  multiUserPrices.map(([seats, cents]) => `${seats} (for ${dollars(cents)})`),
)

/** Questions that arise for every product with a price. */
export function commonQuestions(trial: NamedTrial | null): Question[] {
  return [
    ...(trial
      ? [
          {
            question: 'What happens at the end of the trial?',
            answer: `After ${trial.days} days, or ${exactAmount(trial.lookups)} lookups if you use them sooner, lookups stop. We charge nothing, and no plan starts by itself. Your account, keys and settings stay, and work again as soon as you choose a plan.`,
          },
        ]
      : []),
    {
      question: 'Do I need a card to start?',
      answer:
        'No. An email address and a password are enough for a trial. We ask for a card when you buy a plan.',
    },
    {
      question: 'What if I use up my lookups early?',
      answer: `${RENEWAL_RULE.stops} ${RENEWAL_RULE.early} ${RENEWAL_RULE.cap} ${RENEWAL_RULE.turnOff} You can also set a limit on each key, so that no job uses up what your checkout needs.`,
    },
    {
      question: 'Do plans renew?',
      answer: `Only if you agree to it when you order. ${RENEWAL_RULE.renews} You can turn renewal off in your account at any time, and the current term runs to its end.`,
    },
    {
      question: 'How many people can use an account?',
      answer: `One during a trial or on a free plan. A paid plan has the seats that the price list shows, and those of plans for several products add up. If you need more, multi-user access adds ${extraSeats} seats for a year; ask our sales team.`,
    },
    {
      question: 'Do prices include tax?',
      answer: 'No. Where sales tax applies, the cart adds it by your address and shows it before you pay.',
    },
  ]
}
