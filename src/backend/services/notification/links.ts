import { TOPICS, type Topic } from '#domain/notification/topics.ts'
import { closeForLink, openFromLink } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'

/** What a link to unsubscribe ends: notices about these topics of an account to an address. */
export interface UnsubscribeLink {
  accountId: number
  /** In lower case. */
  address: string
  topics: readonly Topic[]
}

const NOTICES = 'notices'
const EARLY_PURCHASE = 'early-purchase'

/**
 * The token of a link. It is sealed and not stored, because there is one in every email and it works for good. It names
 * the address, so that it ends nothing for a recipient whose address has changed since.
 */
export function unsubscribeToken(
  kernel: Pick<Kernel, 'secretBox'>,
  { accountId, address, topics }: UnsubscribeLink,
): string {
  return close(kernel, [NOTICES, accountId, address, topics])
}

/** What a token stands for; undefined for one that is not ours or was altered. */
export function readUnsubscribeToken(
  kernel: Pick<Kernel, 'secretBox'>,
  token: string,
): UnsubscribeLink | undefined {
  const [accountId, address, named] = open<[number, string, string[]]>(kernel, NOTICES, token) ?? []
  if (accountId === undefined || address === undefined || !named) return undefined
  return { accountId, address, topics: TOPICS.filter(topic => named.includes(topic)) }
}

/** What a link turns off that ends early purchase: that of a track, for the reader of an email. */
export interface EarlyPurchaseLink {
  trackId: number
  /** In lower case. */
  address: string
}

/** The token of a link that turns early purchase off, and nothing else. */
export function earlyPurchaseToken(
  kernel: Pick<Kernel, 'secretBox'>,
  { trackId, address }: EarlyPurchaseLink,
): string {
  return close(kernel, [EARLY_PURCHASE, trackId, address])
}

/** What such a token stands for; undefined for one that is not ours, was altered, or has another purpose. */
export function readEarlyPurchaseToken(
  kernel: Pick<Kernel, 'secretBox'>,
  token: string,
): EarlyPurchaseLink | undefined {
  const [trackId, address] = open<[number, string]>(kernel, EARLY_PURCHASE, token) ?? []
  return trackId === undefined || address === undefined ? undefined : { trackId, address }
}

function close({ secretBox }: Pick<Kernel, 'secretBox'>, values: readonly unknown[]): string {
  return closeForLink(secretBox, JSON.stringify(values))
}

function open<Values extends unknown[]>(
  { secretBox }: Pick<Kernel, 'secretBox'>,
  purpose: string,
  token: string,
): Values | undefined {
  try {
    const [sealedFor, ...values] = JSON.parse(openFromLink(secretBox, token)) as [string, ...Values]
    return sealedFor === purpose ? values : undefined
  } catch {
    return undefined
  }
}
