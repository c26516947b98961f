import { licenseOutlook } from '#domain/subscription/outlook.ts'
import type { RenewalState } from '#domain/subscription/renewal.ts'
import { EARLY_PURCHASE_LABEL, RENEWAL_RULE } from '#domain/subscription/renewal-terms.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import {
  earlyStoppedText,
  momentIn,
  type NoticeText,
  offOf,
  priceAndCap,
  type Reader,
  untilRenewal,
  whyStopped,
  withTax,
} from './early-purchase-texts.ts'
import type { Next, NoRenewal, NoticeFacts } from './facts.ts'
import { spendingCapText, usageLimitText } from './limit-texts.ts'
import { renewalOffText, securityText } from './security.ts'

/** What the notices of one email say, with one text for all changes of who may do what. */
export function noticeTexts(notices: readonly NoticeFacts[], reader: Reader): NoticeText[] {
  const changes = notices.filter(facts => facts.kind === 'security')
  const others = notices.filter(facts => facts.kind !== 'security')
  const texts = others.map(facts => noticeText(facts, reader))
  return changes.length ? [...texts, securityText(changes, reader)] : texts
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
    case 'early-stopped':
      return earlyStoppedText(facts, reader)
    case 'recovered':
      return recoveredText(facts, reader)
    case 'key-limit':
      return keyLimitText(facts, reader)
    case 'usage-limit':
      return usageLimitText(facts, reader)
    case 'spending-cap':
      return spendingCapText(facts, reader)
    case 'security':
      return securityText([facts], reader)
    case 'renewal-off':
      return renewalOffText(facts, reader)
  }
}

type Of<Kind extends NoticeFacts['kind']> = Extract<NoticeFacts, { kind: Kind }>

function usageText(facts: Of<'usage'>, reader: Reader): NoticeText {
  const { license, percent, used, issued, ends, next } = facts
  const [taken, all] = [exactAmount(used), exactAmount(issued)]
  const rest = {
    act: { label: 'See your subscriptions', url: reader.page('subscriptions') },
    ...('early' in next && next.early && offOf(next.early, reader)),
  }
  if (percent === 100)
    return {
      subject: `${license}: no lookups left`,
      lines: [`${reader.account} has used all ${all} lookups of ${license}.`, ...usedUp(next, reader)],
      ...rest,
    }
  const left = exactAmount(issued - used)
  return {
    subject: `${license}: ${percent}% of the lookups used`,
    lines: [
      `${reader.account} has used ${taken} of the ${all} lookups of ${license}. ${left} are left${
        ends ? `; the term ends on ${momentIn(reader.zone, ends)}` : ''
      }.`,
      ...whenUsedUp(next, reader),
    ],
    ...rest,
  }
}

const CONTINUES = 'Another term of the same license is running, so lookups continue.'
const HOW_TO_CONTINUE = `To keep going, buy another term, or turn on “${EARLY_PURCHASE_LABEL}” on the subscription’s page.`

function whenUsedUp(next: Next, reader: Reader): string[] {
  switch (next.does) {
    case 'buy':
      return next.stopped
        ? [
            `Early purchase is on, but ${whyStopped(next.stopped, next.early, reader)}. When these lookups run out, requests are rejected with status 402${untilRenewal(next.renews, reader)}.`,
            ...priceAndCap(next.early, reader),
          ]
        : ['When these lookups run out, the next term is bought early.', ...priceAndCap(next.early, reader)]
    case 'wait':
      return [
        `When these lookups run out, requests are rejected with status 402${untilRenewal(next.renews, reader)}. ${RENEWAL_RULE.renews}`,
        HOW_TO_CONTINUE,
      ]
    case 'follow':
      return next.early
        ? [`${follows(next, reader)} If these lookups run out earlier, it starts then. It is bought already.`]
        : [
            `${follows(next, reader)} If these lookups run out earlier, requests are rejected with status 402 until then.`,
          ]
    case 'go-on':
      return [CONTINUES]
    case 'stop':
      return ['Nothing follows: when these lookups run out, requests are rejected with status 402.']
  }
}

function usedUp(next: Next, reader: Reader): string[] {
  switch (next.does) {
    case 'buy':
      return next.stopped
        ? [
            `The next term was not bought early: ${whyStopped(next.stopped, next.early, reader)}. Requests are rejected with status 402${untilRenewal(next.renews, reader)}.`,
            ...priceAndCap(next.early, reader),
          ]
        : ['The next term is being bought early, so lookups continue.', ...priceAndCap(next.early, reader)]
    case 'wait':
      return [
        `Requests are rejected with status 402${untilRenewal(next.renews, reader)}. ${RENEWAL_RULE.renews}`,
        HOW_TO_CONTINUE,
      ]
    case 'follow':
      return next.early
        ? ['The next term, which is bought already, starts now, so lookups continue.']
        : [`${follows(next, reader)} Until then, requests are rejected with status 402.`]
    case 'go-on':
      return [CONTINUES]
    case 'stop':
      return ['Requests are rejected with status 402 until you renew or buy another plan.']
  }
}

const follows = ({ lookups, start }: Extract<Next, { does: 'follow' }>, { zone }: Reader) =>
  `The next term, with ${exactAmount(lookups)} lookups, starts on ${momentIn(zone, start)}.`

function expiringText({ license, plan, ends, why }: Of<'expiring'>, reader: Reader): NoticeText {
  const day = dayIn(reader.zone, ends)
  const isTrial = why === 'trial'
  return {
    subject: isTrial ? `Your trial of ${license} ends on ${day}` : `${license} ends on ${day}`,
    lines: [
      `The ${isTrial ? 'trial' : 'subscription'} of ${reader.account} to ${license}, ${plan}, ends on ${momentIn(reader.zone, ends)}.`,
      outlookOf({ state: STATES[why], at: ends, isTrial }, reader),
    ],
    act: { label: ACT[why], url: reader.page('subscriptions') },
  }
}

const STATES: Readonly<Record<NoRenewal, RenewalState>> = {
  off: 'off',
  'by-hand': 'by-hand',
  trial: 'never',
  never: 'never',
  gone: 'on',
}

interface End {
  state: RenewalState
  at: string
  isTrial?: boolean
  price?: number
  card?: string | null
}

/** What happens at the end of a term, in the words of the pages. */
function outlookOf({ state, at, isTrial = false, price, card }: End, { zone }: Reader): string {
  const term = { start: null, expiration: at, termination: null, suspended: false, issued: 0, remaining: 0 }
  const plan = price === undefined ? null : { price }
  return licenseOutlook(
    { current: { ...term, isTrial }, next: null, renewal: { state, at, plan }, card },
    day => dayIn(zone, new Date(day).toISOString()),
    // The notice is sent before the end.
    new Date(Date.parse(at) - 1),
  ).text
}

const ACT: Readonly<Record<NoRenewal, string>> = {
  off: 'Turn renewal back on',
  'by-hand': 'Renew it now',
  trial: 'Choose a plan',
  never: 'Choose a plan',
  gone: 'Choose a plan',
}

function renewalText(facts: Of<'renewal'>, reader: Reader): NoticeText {
  const { license, plan, at, price, tax, card } = facts
  const amount = withTax(price, tax)
  return {
    subject: `${license} renews on ${dayIn(reader.zone, at)} for ${dollars(price + tax)}`,
    lines: [
      `The subscription of ${reader.account} to ${license} renews on ${momentIn(reader.zone, at)} with ${plan} for ${amount}.`,
      outlookOf({ state: 'on', at, price, card }, reader),
      'You can change the plan, or turn renewal off at no cost.',
    ],
    act: { label: 'See the subscription', url: reader.page('subscriptions') },
  }
}

function stoppedText({ license, ended, why }: Of<'stopped'>, reader: Reader): NoticeText {
  const isTrial = why === 'trial'
  return {
    subject: isTrial ? `Your trial of ${license} has ended` : `${license} has ended`,
    lines: [
      `The ${isTrial ? 'trial' : 'subscription'} of ${reader.account} to ${license} ended on ${momentIn(reader.zone, ended)}. Lookups are rejected with status 402.`,
      why === 'by-hand' ? 'You can renew it with one click.' : 'To continue, choose a plan.',
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

function keyLimitText(
  { key, keyKind, keyId, percent = 90, used, max }: Of<'key-limit'>,
  reader: Reader,
): NoticeText {
  const [taken, all] = [exactAmount(used), exactAmount(max)]
  const isReached = used >= max
  return {
    subject: isReached
      ? `The key “${key}” has reached its limit`
      : `The key “${key}” has used ${percent}% of its limit`,
    lines: [
      `The ${keyKind} key “${key}” of ${reader.account} has used ${taken} of the ${all} lookups of its limit.`,
      isReached
        ? 'Its requests are rejected with status 402 until you raise the limit or reset its counter.'
        : 'Once it has used all of them, its requests are rejected with status 402.',
    ],
    act: { label: 'See the key', url: reader.page(`keys/${keyKind}/${keyId}`) },
  }
}

function dayIn(timeZone: string, at: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone }).format(new Date(at))
}
