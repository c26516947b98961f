import { TOPIC_LABELS, type Topic } from '#domain/notification/topics.ts'
import { type Block, button, link, paragraph, section } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { codeNote, exampleLink, type MailedLink, mailedLink } from '#kernel/mail/link-codes.ts'
import type { NoticeText } from './early-purchase-texts.ts'
import type { EarlyPurchaseFacts, NoticeFacts } from './facts.ts'
import { noticeTexts } from './texts.ts'

interface Notices {
  accountId: number
  /** Name of the account. */
  account: string
  /** As the tz database names it. */
  zone: string
  /** At least one, the most urgent first. */
  notices: readonly NoticeFacts[]
  /** The token that ends each of their topics. */
  endings: readonly { topic: Topic; token: string }[]
  /** The token that ends them all, for mail programs. */
  endingAll: string
  /** The link that ends them all, for its code. */
  unsubscribe: MailedLink
  /** Whether the reader may see prices and cards of the account. */
  seesMoney: boolean
  /** The link that turns early purchase off, of each track that they are about. */
  earlyPurchases: readonly { trackId: number; link: MailedLink }[]
}

const token = 'token-of-the-example'
const ends = '2027-11-02T14:12:00.000Z'
const license = 'US Address Verification, Plus'
const plan = '500,000 lookups a year'

const early: EarlyPurchaseFacts = {
  trackId: 88_121,
  plan,
  price: 54_000,
  tax: 3915,
  card: 'Visa ending in 4242',
  maxTimes: 3,
  timesUsed: 0,
  monthlyLimit: 120_000,
  spent: 0,
}

const usage = (percent: 90 | 100): NoticeFacts => ({
  kind: 'usage',
  license,
  percent,
  used: 5000 * percent,
  issued: 500_000,
  ends,
  next:
    percent === 100
      ? { does: 'wait', plan, renews: ends }
      : { does: 'buy', early, stopped: null, renews: ends },
})

const stoppedAtCap: NoticeFacts = {
  kind: 'early-stopped',
  license,
  reason: 'month',
  early: { ...early, timesUsed: 2, spent: 115_830 },
  renews: ends,
}

const renewal: NoticeFacts = {
  kind: 'renewal',
  license,
  plan,
  at: ends,
  price: 54_000,
  tax: 3915,
  card: 'Visa ending in 4242',
}

const ownerGranted = {
  kind: 'security' as const,
  summary: 'Granted Owner to lee@northwind.example',
  person: 'dana@northwind.example',
  at: ends,
  device: 'Firefox on Mac',
  network: '203.0.113.0/24',
}

const of = (topic: Topic, ...notices: readonly NoticeFacts[]): Notices => ({
  accountId: 104,
  account: 'Northwind Traders',
  zone: 'America/Denver',
  notices,
  endings: [{ topic, token }],
  endingAll: token,
  unsubscribe: exampleLink(`/unsubscribe#unsubscribe=${token}`),
  seesMoney: true,
  earlyPurchases: [{ trackId: early.trackId, link: exampleLink(`/turn-off-early-purchase#token=${token}`) }],
})

/** One mail with everything that someone is to be told about an account. */
export const accountNotices = defineMail<Notices>('account-notices', {
  title: 'News of an account, on the topics that someone follows',
  reason: 'You’re receiving this because this address gets notices about this account.',
  example: of('usage-90', usage(90)),
  variants: {
    'No lookups left': of('usage-100', usage(100)),
    'Cap of early purchase': of('usage-100', stoppedAtCap),
    'Without prices': { ...of('usage-90', usage(90)), seesMoney: false },
    'Trial ends': of('expiring', {
      kind: 'expiring',
      license,
      plan: 'Trial, 1,000 lookups',
      ends,
      why: 'trial',
    }),
    Renewal: of('renewal', renewal),
    'Has ended': of('expiring', { kind: 'stopped', license, ended: ends, why: 'off' }),
    'Works again': of('usage-100', { kind: 'recovered', license, lookups: 500_000, ends }),
    'Usage limit': of('key-limit', {
      kind: 'usage-limit',
      key: null,
      ...{ period: 'day', percent: 80, used: 8000, max: 10_000 },
      ...{ resets: ends, timeZone: 'America/Denver' },
    }),
    'Spending cap': of('renewal', {
      ...{ kind: 'spending-cap', percent: 80, spent: 86_400, cap: 100_000 },
      ...{ resets: ends, timeZone: 'America/Denver' },
    }),
    'Key limit': of('key-limit', {
      kind: 'key-limit',
      key: 'Checkout server',
      keyKind: 'secret',
      keyId: '0193f1c4-0000-7000-8000-000000000000',
      percent: 100,
      used: 10_000,
      max: 10_000,
    }),
    Security: of('security', ownerGranted),
    'Renewal off': of('renewal', {
      ...ownerGranted,
      kind: 'renewal-off',
      summary: `Turned off renewal of ${license}`,
    }),
    'Several changes': of('security', ownerGranted, {
      ...ownerGranted,
      summary: 'Created the secret key Checkout server',
      at: '2027-11-02T14:20:00.000Z',
    }),
    Several: {
      ...of('usage-90', usage(90), renewal),
      endings: [
        { topic: 'usage-90', token },
        { topic: 'renewal', token },
      ],
    },
  },
  render: (told, page) => {
    const { accountId, account, zone, notices, endings, endingAll, unsubscribe, seesMoney } = told
    const reader = {
      account,
      zone,
      seesMoney,
      page: (path: string) => page(`/account/${path}?account_id=${accountId}`),
      earlyPurchaseOff: (trackId: number) => told.earlyPurchases.find(each => each.trackId === trackId)?.link,
    }
    const texts = noticeTexts(notices, reader)
    const [first] = texts
    if (!first) throw new Error('a mail of notices has a notice')
    const more = texts.length - 1
    return {
      subject: more ? `${first.subject}, and ${more} more for ${account}` : first.subject,
      ...(more && { heading: `News of ${account}` }),
      blocks: more
        ? texts.flatMap(text => asSection(text, page))
        : [...linesOf(first), button(first.act.label, first.act.url), ...offLink(first, page)],
      footer: [
        ...endings.map(({ topic, token }) =>
          link(`Unsubscribe from “${TOPIC_LABELS[topic]}”`, page(`/unsubscribe#unsubscribe=${token}`)),
        ),
        codeNote(unsubscribe, page),
      ],
      headers: {
        'List-Unsubscribe': `<${page(`/unsubscribe/one-click?token=${endingAll}`)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      },
    }
  },
})

const linesOf = ({ lines }: NoticeText): Block[] => lines.map(line => paragraph(line))

type Page = (path: string) => string

function asSection(text: NoticeText, page: Page): Block[] {
  return [section(text.subject), ...linesOf(text), link(text.act.label, text.act.url), ...offLink(text, page)]
}

const offLink = ({ off }: NoticeText, page: Page): Block[] =>
  off ? mailedLink(off.label, off.link, page) : []
