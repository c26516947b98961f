import { findPerson } from '#backend/modules/people/public.ts'
import { readDevice } from '#backend/services/identity/public.ts'
import type { ActivityNotices } from '#kernel/contract/activity-rule.ts'
import { networkOf } from '#kernel/http/network.ts'
import { momentIn, type NoticeText, type Reader } from './early-purchase-texts.ts'
import type { NoticeFacts } from './facts.ts'
import { notify } from './notices.ts'

type ActivityFacts = Extract<NoticeFacts, { kind: 'security' | 'renewal-off' }>

/** Lines of one email; the activity log has the others. */
const MOST_LINES = 20
const MOST_SUBJECT = 150

/** Tells the followers of an account what an operation did whose `x-activity` has a notice. */
export const notifyOfActivity: ActivityNotices = async (db, entry) => {
  const { accountId, activityId, notice, userId, byStaff, summary, created, address, userAgent } = entry
  const person = byStaff || userId === null ? undefined : await findPerson(db, userId)
  const { browser, system } = readDevice(userAgent)
  const facts: ActivityFacts = {
    kind: notice === 'renewal' ? 'renewal-off' : 'security',
    summary,
    person: person?.username ?? null,
    at: created.toISOString(),
    device: browser && system ? `${browser} on ${system}` : (browser ?? system),
    network: byStaff ? null : networkOf(address),
  }
  await notify(db, { accountId, key: `activity:${activityId}`, facts }, created)
}

/** One text for all changes of an email, the earliest first. */
export function securityText(changes: readonly ActivityFacts[], reader: Reader): NoticeText {
  const [first] = changes
  if (!first) throw new Error('a text about no change')
  const { account, zone } = reader
  const isOne = changes.length === 1
  const subject = isOne ? whatHappened(first) : `${changes.length} security changes`
  const more = changes.length - MOST_LINES
  return {
    subject: `${account}: ${subject}`.slice(0, MOST_SUBJECT),
    lines: [
      ...changes.slice(0, MOST_LINES).map(change => `${whatHappened(change)}${whenAndWhere(change, zone)}.`),
      ...(more > 0 ? [`And ${more} more.`] : []),
      'If you don’t recognize this, undo it, end the person’s access on the Team page, and contact us.',
    ],
    act: { label: 'See activity', url: reader.page('activity') },
  }
}

/** That a subscription no longer renews, for who pays for it. */
export function renewalOffText(change: ActivityFacts, reader: Reader): NoticeText {
  const what = whatHappened(change)
  return {
    subject: `${reader.account}: ${what}`.slice(0, MOST_SUBJECT),
    lines: [
      `${what}${whenAndWhere(change, reader.zone)}.`,
      'Lookups continue until they are used up or the term ends, and you won’t be charged then. Until then, you can turn renewal on again.',
    ],
    act: { label: 'See your subscriptions', url: reader.page('subscriptions') },
  }
}

const whatHappened = ({ person, summary }: ActivityFacts) =>
  `${person ?? 'Our support team'} ${summary.charAt(0).toLowerCase()}${summary.slice(1)}`

function whenAndWhere({ at, device, network }: ActivityFacts, zone: string): string {
  const place = [device, network].filter(part => part !== null).join(', ')
  return ` on ${momentIn(zone, at)}${place && ` (${place})`}`
}
