import { TOPICS, type Topic } from '#domain/notification/topics.ts'
import type { Kernel } from '#kernel/contract/handlers.ts'

/** What a link to unsubscribe ends: notices about these topics of an account to an address. */
export interface UnsubscribeLink {
  accountId: number
  /** In lower case. */
  address: string
  topics: readonly Topic[]
}

/** The seal's version begins with a letter and a dot; a link has only the rest. */
const VERSION = 'v1.'
const PURPOSE = 'notices'

/**
 * The token of a link. It is sealed and not stored, because there is one in every mail and it works for good. It names
 * the address, so that it ends nothing for a recipient whose address has changed since.
 */
export function unsubscribeToken(
  { seal }: Pick<Kernel, 'seal'>,
  { accountId, address, topics }: UnsubscribeLink,
): string {
  return seal.close(JSON.stringify([PURPOSE, accountId, address, topics])).slice(VERSION.length)
}

/** What a token stands for; undefined for one that is not ours or was altered. */
export function readUnsubscribeToken(
  { seal }: Pick<Kernel, 'seal'>,
  token: string,
): UnsubscribeLink | undefined {
  try {
    const [purpose, accountId, address, named] = JSON.parse(seal.open(`${VERSION}${token}`)) as [
      string,
      number,
      string,
      string[],
    ]
    if (purpose !== PURPOSE) return undefined
    return { accountId, address, topics: TOPICS.filter(topic => named.includes(topic)) }
  } catch {
    return undefined
  }
}
