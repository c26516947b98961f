import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import { momentIn, type NoticeText, type Reader } from './early-purchase-texts.ts'
import type { NoticeFacts } from './facts.ts'

/** That a limit for a day or a month has come to a share, with what happens at the limit and when it starts anew. */
export function usageLimitText(
  { key, period, percent, used, max, resets, timeZone }: Extract<NoticeFacts, { kind: 'usage-limit' }>,
  reader: Reader,
): NoticeText {
  const name = key ? `The key “${key.label}”` : reader.account
  const calls = key ? 'its requests' : 'requests with all keys'
  const again = `${momentIn(timeZone, resets)} (${timeZone})`
  const isReached = used >= max
  return {
    subject: isReached
      ? `${name} has reached its limit for the ${period}`
      : `${name} has used ${percent}% of its limit for the ${period}`,
    lines: [
      `${name}${key ? ` of ${reader.account}` : ''} has used ${exactAmount(used)} of ${countOf(max, 'lookup')} a ${period}.`,
      isReached
        ? `Until ${again}, ${calls} are rejected with status 402, unless you raise the limit.`
        : `Once all are used, ${calls} are rejected with status 402 until ${again}.`,
    ],
    act: {
      label: 'See limits and alerts',
      url: reader.page('keys/limits'),
    },
  }
}

/** That the spending of a month has come to a share of the cap, with what happens at the cap. Only for who may see money. */
export function spendingCapText(
  { percent, spent, cap, resets, timeZone }: Extract<NoticeFacts, { kind: 'spending-cap' }>,
  { account, seesMoney, page }: Reader,
): NoticeText {
  const isReached = spent >= cap
  const again = `${momentIn(timeZone, resets)} (${timeZone})`
  const amounts = seesMoney ? `: ${dollars(spent)} of ${dollars(cap)}` : ''
  return {
    subject: isReached
      ? `${account} has reached its spending cap for the month`
      : `${account} has used ${percent}% of its spending cap for the month`,
    lines: [
      `${account} has used ${isReached ? 'all' : `${percent}%`} of its spending cap for this month${amounts}.`,
      `Renewals and early purchases that would exceed the cap are not charged until ${again}, unless you raise the cap. Lookups stop when their term ends or runs out.`,
    ],
    act: { label: 'See limits and alerts', url: page('keys/limits') },
  }
}
