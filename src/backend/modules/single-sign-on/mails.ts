import { button, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'

/** How a member logs in without the provider. */
export function loginBlocks(needsPassword: boolean, page: (path: string) => string) {
  return needsPassword
    ? [
        paragraph(
          'You don’t have a password yet. Enter your email address, and we’ll send you a link to choose one.',
        ),
        button('Choose a password', page('/forgot-password')),
      ]
    : [
        button('Log in', page('/login')),
        note('If you don’t have a password or forgot it, choose “Forgot your password?” there.'),
      ]
}

export const passwordNeeded = defineMail<{ organization: string }>('password-needed', {
  title: 'An organization no longer provisions someone who has no login',
  reason: 'You’re receiving this because you can’t log in to Gatepost until you choose a password.',
  example: { organization: 'northwind' },
  render: ({ organization }, page) => ({
    subject: 'Choose a password for Gatepost',
    blocks: [
      paragraph('The organization ', strong(organization), ' no longer manages your Gatepost login.'),
      ...loginBlocks(true, page),
    ],
  }),
})
