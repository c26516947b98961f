import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import type { Next, NoRenewal, NoticeFacts } from './facts.ts'

/** Where a notice is read: whose it is, in which time zone, and how its links begin. */
export interface Reader {
  account: string
  /** As the tz database names it. */
  zone: string
  /** A page of the portal in the account. */
  page(path: string): string
}

export interface NoticeText {
  subject: string
  lines: string[]
  /** What one may do about it. */
  act: { label: string; url: string }
}

/** What a notice says. */
export function noticeText(facts: NoticeFacts, reader: Reader): NoticeText {
  switch (facts.kind) {
    case 'usage':
      return usageText(facts, reader)
    case 'expiring':
      return expiringText(facts, reader)
    case 'renewal':
      return renewalText(facts, reader)
    case 'stopped':
      return stoppedText(facts, reader)
    case 'recovered':
      return recoveredText(facts, reader)
    case 'key-limit':
      return keyLimitText(facts, reader)
  }
}

type Of<Kind extends NoticeFacts['kind']> = Extract<NoticeFacts, { kind: Kind }>

function usageText(facts: Of<'usage'>, reader: Reader): NoticeText {
  const { license, percent, used, issued, ends, next } = facts
  const [taken, all] = [exactAmount(used), exactAmount(issued)]
  if (percent === 100)
    return {
      subject: `${license}: no lookups left`,
      lines: [`${reader.account} has used all ${all} lookups of ${license}.`, usedUp(next, reader)],
      act: { label: 'See your subscriptions', url: reader.page('subscriptions') },
    }
  const left = exactAmount(issued - used)
  return {
    subject: `${license}: ${percent}% of the lookups used`,
    lines: [
      `${reader.account} has used ${taken} of the ${all} lookups of ${license}. ${left} are left${
        ends ? `; the term ends on ${momentIn(reader.zone, ends)}` : ''
      }.`,
      whenUsedUp(next, reader),
    ],
    act: { label: 'See your subscriptions', url: reader.page('subscriptions') },
  }
}

const GOES_ON = 'Another term of the same license is running, so your lookups go on.'

function whenUsedUp(next: Next, reader: Reader): string {
  switch (next.does) {
    case 'renew':
      return `Once they are used up, the subscription renews with ${next.plan}, so your lookups go on.`
    case 'follow':
      return `The next term, with ${exactAmount(next.lookups)} lookups, starts on ${momentIn(reader.zone, next.start)}. If these lookups are used up before, calls are refused until then.`
    case 'go-on':
      return GOES_ON
    case 'stop':
      return 'Nothing follows: once they are used up, calls are refused with status 402.'
  }
}

function usedUp(next: Next, reader: Reader): string {
  switch (next.does) {
    case 'renew':
      return `The subscription renews now with ${next.plan}.`
    case 'follow':
      return `The next term, with ${exactAmount(next.lookups)} lookups, starts on ${momentIn(reader.zone, next.start)}. Until then, calls are refused with status 402.`
    case 'go-on':
      return GOES_ON
    case 'stop':
      return 'Calls are refused with status 402 until you renew or buy another plan.'
  }
}

function expiringText({ license, plan, ends, why }: Of<'expiring'>, reader: Reader): NoticeText {
  const day = dayIn(reader.zone, ends)
  const isTrial = why === 'trial'
  return {
    subject: isTrial ? `Your trial of ${license} ends on ${day}` : `${license} ends on ${day}`,
    lines: [
      `The ${isTrial ? 'trial' : 'subscription'} of ${reader.account} to ${license}, ${plan}, ends on ${momentIn(reader.zone, ends)}.`,
      WHY[why],
    ],
    act: { label: ACT[why], url: reader.page('subscriptions') },
  }
}

const WHY: Readonly<Record<NoRenewal, string>> = {
  off: 'Automatic renewal is off, so lookups are refused from then on.',
  'by-hand': 'Free plans renew with one click. Without it, lookups are refused from then on.',
  trial: 'Trials do not renew. To go on, choose a plan before then.',
  never: 'The plan does not renew, so lookups are refused from then on.',
  gone: 'It cannot renew, because its plan is no longer sold. To go on, choose another plan before then.',
}

const ACT: Readonly<Record<NoRenewal, string>> = {
  off: 'Switch renewal on again',
  'by-hand': 'Renew it now',
  trial: 'Choose a plan',
  never: 'Choose a plan',
  gone: 'Choose a plan',
}

function renewalText(facts: Of<'renewal'>, reader: Reader): NoticeText {
  const { license, plan, at, price, tax, card } = facts
  const amount = tax ? `${dollars(price)} plus ${dollars(tax)} tax` : dollars(price)
  return {
    subject: `${license} renews on ${dayIn(reader.zone, at)} for ${dollars(price + tax)}`,
    lines: [
      `The subscription of ${reader.account} to ${license} renews on ${momentIn(reader.zone, at)} with ${plan} for ${amount}.`,
      renewalPayment(price + tax, card),
      'You can change the plan, or switch renewal off at no cost.',
    ],
    act: { label: 'See the subscription', url: reader.page('subscriptions') },
  }
}

function renewalPayment(total: number, card: string | null): string {
  if (total === 0) return 'There is nothing to pay.'
  return card
    ? `We charge ${card}.`
    : 'There is no card to charge. Add one before then to keep your lookups going without a break.'
}

function stoppedText({ license, ended, why }: Of<'stopped'>, reader: Reader): NoticeText {
  const isTrial = why === 'trial'
  return {
    subject: isTrial ? `Your trial of ${license} has ended` : `${license} has ended`,
    lines: [
      `The ${isTrial ? 'trial' : 'subscription'} of ${reader.account} to ${license} ended on ${momentIn(reader.zone, ended)}. Lookups are refused with status 402.`,
      why === 'by-hand' ? 'You can renew it with one click.' : 'To go on, choose a plan.',
    ],
    act: {
      label: why === 'by-hand' ? 'Renew it' : 'Choose a plan',
      url: reader.page('subscriptions'),
    },
  }
}

function recoveredText({ license, lookups, ends }: Of<'recovered'>, reader: Reader): NoticeText {
  const amount = lookups === null ? 'unlimited lookups' : `${exactAmount(lookups)} lookups`
  return {
    subject: `${license} works again`,
    lines: [
      `${license} works again for ${reader.account}: ${amount}${ends ? ` until ${momentIn(reader.zone, ends)}` : ''}.`,
    ],
    act: { label: 'See your subscriptions', url: reader.page('subscriptions') },
  }
}

function keyLimitText({ key, keyKind, keyId, used, max }: Of<'key-limit'>, reader: Reader): NoticeText {
  const [taken, all] = [exactAmount(used), exactAmount(max)]
  const isReached = used >= max
  return {
    subject: isReached ? `The key “${key}” has reached its limit` : `The key “${key}” is close to its limit`,
    lines: [
      `The ${keyKind} key “${key}” of ${reader.account} has used ${taken} of the ${all} lookups of its limit.`,
      isReached
        ? 'Its calls are refused with status 402 until you raise the limit or reset its counter.'
        : 'Once it has used all of them, its calls are refused with status 402.',
    ],
    act: { label: 'See the key', url: reader.page(`keys/${keyKind}/${keyId}`) },
  }
}

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

function dayIn(timeZone: string, at: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(at))
}
