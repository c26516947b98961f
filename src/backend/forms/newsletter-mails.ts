import type { Kernel } from '#kernel/contract/handlers.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import { linkToken } from './newsletter-links.ts'

interface Subscriber {
  subscriberId: string
  email: string
}

/** Asks whether the address wants the newsletter. The token is in the fragment, which browsers never send. */
export function confirmSubscriptionMail(
  kernel: Kernel,
  { subscriberId, email }: Subscriber,
  now: Date,
): Mail {
  const token = linkToken(kernel, 'confirm', { subscriberId, issued: now })
  return {
    to: email,
    subject: 'Confirm your subscription to the Gatepost newsletter',
    body: [
      'Someone, probably you, asked for the Gatepost newsletter at this address.',
      '',
      'To subscribe, open this link within seven days:',
      `${kernel.publicUrl()}/newsletter#token=${token}`,
      '',
      'If it was not you, do nothing: without the link, no newsletter is sent.',
    ].join('\n'),
  }
}

/** Says that the address is subscribed, and how to end that: with a link, or by the mail program itself. */
export function subscribedMail(
  kernel: Kernel,
  { subscriberId, email }: Subscriber,
  { isNew, now }: { isNew: boolean; now: Date },
): Mail {
  const token = linkToken(kernel, 'unsubscribe', { subscriberId, issued: now })
  return {
    to: email,
    subject: isNew ? 'You are subscribed' : 'You are subscribed already',
    body: [
      isNew
        ? 'This address receives the Gatepost newsletter from now on.'
        : 'This address already receives the Gatepost newsletter. Nothing has changed.',
      '',
      'To unsubscribe, now or at any time, open this link:',
      `${kernel.publicUrl()}/newsletter#unsubscribe=${token}`,
    ].join('\n'),
    headers: {
      'List-Unsubscribe': `<${kernel.publicUrl()}/newsletter/unsubscribe?token=${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
