import { button, facts, note, paragraph } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { exampleLink, type MailedLink, mailedButton, mailedLink } from '#kernel/mail/link-codes.ts'

/** Checks whether the address wants emails about incidents. */
export const statusConfirmation = defineMail<{ link: MailedLink }>('status-confirmation', {
  title: 'Someone asks for emails about incidents',
  reason: 'You’re receiving this because someone entered this email address at Gatepost.',
  example: { link: exampleLink('/status?by=email#token=token-of-the-example') },
  render: ({ link }, page) => ({
    subject: 'Confirm emails about Gatepost incidents',
    heading: 'Confirm your subscription',
    blocks: [
      paragraph('Someone, probably you, asked for emails about Gatepost incidents at this address.'),
      ...mailedButton('Subscribe', link, page),
      note('The link and the code work for seven days.'),
      note('If this wasn’t you, you can ignore this email. We won’t send anything else.'),
    ],
  }),
})

/** A link to unsubscribe, and its token for mail programs. */
interface Leaving {
  link: MailedLink
  token: string
}

const leaving: Leaving = {
  link: exampleLink('/status?by=email#unsubscribe=token-of-the-example'),
  token: 'token-of-the-example',
}

type Page = (path: string) => string

/** What each email to a subscriber has: a link to unsubscribe, and the same for the button of mail programs (RFC 8058). */
const unsubscribing = ({ link, token }: Leaving, page: Page) => ({
  footer: mailedLink('Unsubscribe', link, page),
  headers: {
    'List-Unsubscribe': `<${page(`/status/unsubscribe?token=${token}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
})

const REASON = 'You’re receiving this because this address gets emails about Gatepost incidents.'

export const statusSubscribed = defineMail<Leaving & { isNew: boolean }>('status-subscribed', {
  title: 'An address is subscribed to emails about incidents',
  reason: REASON,
  example: { ...leaving, isNew: true },
  variants: { Already: { ...leaving, isNew: false } },
  render: ({ isNew, ...leave }, page) => ({
    subject: isNew ? 'You’ll get emails about incidents' : 'You already get emails about incidents',
    blocks: [
      paragraph(
        isNew
          ? 'We’ll email you when an incident starts, when there is news of it, and when it is resolved.'
          : 'This address already gets emails about Gatepost incidents. Nothing has changed.',
      ),
      paragraph('You can unsubscribe at any time, with the link below or in your email program.'),
    ],
    ...unsubscribing(leave, page),
  }),
})

interface Changed extends Leaving {
  is: 'opened' | 'updated' | 'resolved'
  title: string
  /** Names of the parts that are affected. */
  parts: readonly string[]
  /** In ISO 8601. */
  started: string
  ended: string | null
  /** What is known. */
  text: string
}

const SUBJECTS: Record<Changed['is'], string> = {
  opened: 'Incident',
  updated: 'Incident update',
  resolved: 'Resolved',
}

const changed: Changed = {
  ...leaving,
  is: 'opened',
  title: 'Address lookups are slow',
  parts: ['Address lookups'],
  started: '2026-11-02T07:57:00.000Z',
  ended: null,
  text: 'Lookups take up to three seconds. We’re looking into it.',
}

/** To everyone who follows the status page. */
export const incidentChanged = defineMail<Changed>('incident-changed', {
  title: 'There is news of an incident',
  reason: REASON,
  example: changed,
  variants: {
    Updated: {
      ...changed,
      is: 'updated',
      text: 'One of our databases had failed. Another one has taken over.',
    },
    Resolved: {
      ...changed,
      is: 'resolved',
      ended: '2026-11-02T08:41:00.000Z',
      text: 'Lookups are as fast as usual again.',
    },
  },
  render: ({ is, title, parts, started, ended, text, ...leave }, page) => ({
    subject: `${SUBJECTS[is]}: ${title}`,
    heading: title,
    blocks: [
      paragraph(text),
      facts(
        { label: 'Affected', value: parts.join(', ') },
        { label: 'Started', value: inUtc(started) },
        ...(ended === null ? [] : [{ label: 'Ended', value: inUtc(ended) }]),
      ),
      button('Open the status page', page('/status')),
    ],
    ...unsubscribing(leave, page),
  }),
})

/** `Nov 2, 2026, 07:57 UTC`: an email does not know the zone of its reader. */
const inUtc = (time: string) =>
  `${new Date(time).toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC', hourCycle: 'h23' })} UTC`
