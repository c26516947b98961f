import { STATUS_LINK_LIFETIME } from '#generated/durations.ts'
import { closeForLink, openFromLink } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'

/** What a link does. */
type Purpose = 'status-confirm' | 'status-unsubscribe'

interface Link {
  subscriberId: string
  issued: Date
}

/**
 * The token of a link. It is sealed and not stored, because a link to unsubscribe is in every email and works for
 * good.
 */
export function linkToken({ secretBox }: Pick<Kernel, 'secretBox'>, purpose: Purpose, link: Link): string {
  return closeForLink(secretBox, JSON.stringify([purpose, link.subscriberId, link.issued.getTime()]))
}

/** What a token stands for; undefined for one that is not ours, is for something else, or has expired. */
export function readLink(
  { secretBox, clock }: Pick<Kernel, 'secretBox' | 'clock'>,
  purpose: Purpose,
  token: string,
): Link | undefined {
  try {
    const [kind, subscriberId, time] = JSON.parse(openFromLink(secretBox, token)) as [string, string, number]
    const isOver = kind === 'status-confirm' && clock.now().getTime() > time + STATUS_LINK_LIFETIME
    return kind === purpose && !isOver ? { subscriberId, issued: new Date(time) } : undefined
  } catch {
    return undefined
  }
}
