import { TOPICS, type Topic } from '#domain/notification/topics.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import { earlyPurchaseToken, unsubscribeToken } from '../links.ts'
import type { notices } from '../tables.ts'
import type { NoticeFacts } from './facts.ts'
import { accountNotices } from './kinds.ts'

type NoticeRow = typeof notices.$inferSelect
type Work = Pick<Kernel, 'publicUrl' | 'secretBox'>

interface Addressee {
  /** In lower case. */
  address: string
  zone: string
  accountId: number
  /** Name of the account. */
  account: string
  /** Whether they may see prices and cards of the account. */
  seesMoney: boolean
}

/** One mail with everything that someone is to be told about an account. */
export function noticeMail(
  kernel: Work,
  { address, accountId, account, zone, seesMoney }: Addressee,
  rows: readonly NoticeRow[],
): Mail {
  const topics = TOPICS.filter(topic => rows.some(row => row.topic === topic))
  const tokenOf = (of: readonly Topic[]) => unsubscribeToken(kernel, { accountId, address, topics: of })
  const facts = {
    accountId,
    account,
    zone,
    notices: rows.map(({ facts }) => facts),
    endings: topics.map(topic => ({ topic, token: tokenOf([topic]) })),
    endingAll: tokenOf(topics),
    seesMoney,
    earlyPurchases: rows
      .flatMap(({ facts }) => trackOf(facts) ?? [])
      .map(trackId => ({ trackId, token: earlyPurchaseToken(kernel, { trackId, address }) })),
  }
  return accountNotices.to(address, facts, kernel)
}

/** The track whose early purchase a notice is about. */
function trackOf(facts: NoticeFacts): number | undefined {
  if (facts.kind === 'early-stopped') return facts.early.trackId
  return facts.kind === 'usage' && 'early' in facts.next ? facts.next.early?.trackId : undefined
}
