import { TOPICS, type Topic } from '#domain/notification/topics.ts'
import { EARLY_PURCHASE_OFF_PATH } from '#domain/subscription/renewal-terms.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { createMailedLink } from '#kernel/mail/link-codes.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
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
export async function noticeMail(
  db: Queries,
  kernel: Work,
  { address, accountId, account, zone, seesMoney }: Addressee,
  rows: readonly NoticeRow[],
): Promise<Mail> {
  const topics = TOPICS.filter(topic => rows.some(row => row.topic === topic))
  const tokenOf = (of: readonly Topic[]) => unsubscribeToken(kernel, { accountId, address, topics: of })
  const endingAll = tokenOf(topics)
  const unsubscribe = await createMailedLink(db, kernel, {
    subject: `unsubscribe:${accountId}:${topics.join(',')}:${address}`,
    address,
    path: `/unsubscribe#unsubscribe=${endingAll}`,
    expiration: null,
  })
  const earlyPurchases = []
  for (const { facts } of rows) {
    const trackId = trackOf(facts)
    if (trackId === undefined) continue
    const link = await createMailedLink(db, kernel, {
      subject: `early-purchase:${trackId}:${address}`,
      address,
      path: `${EARLY_PURCHASE_OFF_PATH}#token=${earlyPurchaseToken(kernel, { trackId, address })}`,
      expiration: null,
    })
    earlyPurchases.push({ trackId, link })
  }
  const facts = {
    accountId,
    account,
    zone,
    notices: rows.map(({ facts }) => facts),
    endings: topics.map(topic => ({ topic, token: tokenOf([topic]) })),
    endingAll,
    unsubscribe,
    seesMoney,
    earlyPurchases,
  }
  return accountNotices.to(address, facts, kernel)
}

/** The track whose early purchase a notice is about. */
function trackOf(facts: NoticeFacts): number | undefined {
  if (facts.kind === 'early-stopped') return facts.early.trackId
  return facts.kind === 'usage' && 'early' in facts.next ? facts.next.early?.trackId : undefined
}
