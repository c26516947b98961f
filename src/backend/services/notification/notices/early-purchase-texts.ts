import { stoppedText } from '#domain/subscription/outlook.ts'
import { earlyPurchaseCap } from '#domain/subscription/renewal-terms.ts'
import { dollars } from '#domain/text/money.ts'
import type { MailedLink } from '#kernel/mail/link-codes.ts'
import type { EarlyPurchaseFacts, EarlyStop, NoticeFacts } from './facts.ts'

/** Where a notice is read: whose it is, in which time zone, and how its links begin. */
export interface Reader {
  account: string
  /** As the tz database names it. */
  zone: string
  /** Whether the reader may see prices and cards of the account, and turn early purchase off. */
  seesMoney: boolean
  /** A page of the portal in the account. */
  page(path: string): string
  /** The link that turns early purchase of a track off, without a login. */
  earlyPurchaseOff(trackId: number): MailedLink | undefined
}

export interface NoticeText {
  subject: string
  lines: string[]
  /** What one may do about it. */
  act: { label: string; url: string }
  /** A second thing to do, in one press. */
  off?: { label: string; link: MailedLink }
}

/** Price, card, and cap of early purchase. */
export function priceAndCap(early: EarlyPurchaseFacts, { seesMoney }: Reader): string[] {
  if (!seesMoney) return []
  const { plan, price, tax, card, maxTimes, monthlyLimit, timesUsed, spent } = early
  const cap = earlyPurchaseCap({ max_times: maxTimes, monthly_limit: monthlyLimit })
  return [
    `Price: ${withTax(price, tax)} for ${plan}. Card: ${card ?? 'none'}.`,
    `Cap: ${cap}. So far: ${timesUsed === 1 ? 'once' : `${timesUsed} times`} this term and ${dollars(spent)} this month.`,
  ]
}

export function offOf({ trackId }: EarlyPurchaseFacts, { seesMoney, earlyPurchaseOff }: Reader) {
  const link = seesMoney && earlyPurchaseOff(trackId)
  return link && { off: { label: 'Turn off early purchase', link } }
}

/** Why nothing is bought early, in words that follow "but" or a colon. */
export function whyStopped(
  why: EarlyStop,
  { maxTimes, monthlyLimit }: EarlyPurchaseFacts,
  reader: Reader,
): string {
  const isCap = why === 'times' || why === 'month'
  if (isCap && !reader.seesMoney) return 'its cap is reached'
  return stoppedText(why, { max_times: maxTimes, monthly_limit: monthlyLimit })
}

export function earlyStoppedText(
  { license, reason, early, renews }: Extract<NoticeFacts, { kind: 'early-stopped' }>,
  reader: Reader,
): NoticeText {
  const isCap = reason === 'times' || reason === 'month'
  return {
    subject: isCap
      ? `${license}: the cap of early purchase is reached`
      : `${license}: the next term was not bought early`,
    lines: [
      `The lookups of ${license} in ${reader.account} are used up, and ${whyStopped(reason, early, reader)}. You weren’t charged, and requests are rejected with status 402${untilRenewal(renews, reader)}.`,
      ...priceAndCap(early, reader),
      HOW_TO_GO_ON[reason],
    ],
    act: { label: 'See your subscriptions', url: reader.page('subscriptions') },
    ...offOf(early, reader),
  }
}

const HOW_TO_GO_ON: Readonly<Record<EarlyStop, string>> = {
  times: 'To continue before then, raise the cap or buy another term.',
  month:
    'To continue before then, raise the cap or buy another term. The monthly cap resets each month (UTC).',
  price: 'To continue, agree to the new price or buy another term.',
  plan: 'To continue, agree to the plan that is next or buy another term.',
  card: 'To continue, add a card. We look again every hour.',
  address: 'To continue, add the address. We look again every hour.',
  unpaid: 'To continue, pay for the current term. We look again every hour.',
  'no-plan': 'To continue, choose another plan.',
  'too-small': 'To continue, choose another plan or contact support.',
  'spending-cap': 'To continue before the next month begins, raise the spending cap or buy another term.',
}

export const withTax = (price: number, tax: number) =>
  tax ? `${dollars(price)} plus ${dollars(tax)} tax` : dollars(price)

export const untilRenewal = (renews: string | null, { zone }: Reader) =>
  renews === null ? '' : ` until the plan renews on ${momentIn(zone, renews)}`

/** A moment as people write it, with the name of the zone: November 2, 2027 at 9:12 AM EST. */
export function momentIn(timeZone: string, at: string): string {
  return new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  })
    .format(new Date(at))
    .replaceAll('\u202f', ' ')
}
