import { closeForLink, openFromLink } from '../access/secret-box.ts'
import type { Kernel } from '../contract/context.ts'

interface LinkKinds<Purpose extends string> {
  /** The purpose of links that end: those to confirm an address. */
  confirm: Purpose
  /** Milliseconds until they do. */
  lifetime: number
}

interface Link {
  subscriberId: string
  issued: Date
}

/**
 * The links of emails to subscribers who have no account: to confirm an address, and to unsubscribe it. The purpose of a
 * link is sealed in it, so links that were sent need theirs to stay.
 */
export function subscriberLinks<Purpose extends string>({ confirm, lifetime }: LinkKinds<Purpose>) {
  return {
    /**
     * The token of a link. It is sealed and not stored, because a link to unsubscribe is in every email and works for
     * good.
     */
    linkToken({ secretBox }: Pick<Kernel, 'secretBox'>, purpose: Purpose, link: Link): string {
      return closeForLink(secretBox, JSON.stringify([purpose, link.subscriberId, link.issued.getTime()]))
    },

    /** What a token stands for; undefined for one that is not ours, is for something else, or has expired. */
    readLink(
      { secretBox, clock }: Pick<Kernel, 'secretBox' | 'clock'>,
      purpose: Purpose,
      token: string,
    ): Link | undefined {
      try {
        const [kind, subscriberId, time] = JSON.parse(openFromLink(secretBox, token)) as [
          string,
          string,
          number,
        ]
        const isOver = kind === confirm && clock.now().getTime() > time + lifetime
        return kind === purpose && !isOver ? { subscriberId, issued: new Date(time) } : undefined
      } catch {
        return undefined
      }
    },
  }
}
