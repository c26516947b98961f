import { button, link, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { exampleLink, type MailedLink, mailedButton } from '#kernel/mail/link-codes.ts'
import { exampleOrigin, type Origin, originBlocks } from './origin.ts'
import { ABOUT_YOUR_LOGIN, TYPED_ADDRESS } from './reasons.ts'

const IF_NOT_YOU = 'If this wasn’t you, change your password now and contact support.'

/** Someone else may have changed it. */
export const passwordChanged = defineMail<Origin>('password-changed', {
  title: 'The password was changed',
  reason: ABOUT_YOUR_LOGIN,
  example: exampleOrigin,
  render: (origin, page) => ({
    subject: 'Your password was changed',
    blocks: [
      paragraph('The password of your Gatepost login has just been changed. Other sessions were logged out.'),
      ...originBlocks(origin),
      paragraph('If this was you, you don’t need to do anything.'),
      paragraph(IF_NOT_YOU),
      button('Choose a new password', page('/forgot-password')),
      link('Contact support', page('/contact/support')),
    ],
  }),
})

export const passwordAdded = defineMail<Origin>('password-added', {
  title: 'A password was added to a login without one',
  reason: ABOUT_YOUR_LOGIN,
  example: exampleOrigin,
  render: (origin, page) => ({
    subject: 'A password was added to your login',
    blocks: [
      paragraph(
        'You can now also log in to Gatepost with a password. Your other login methods keep working.',
      ),
      ...originBlocks(origin),
      paragraph(IF_NOT_YOU),
      button('Choose a new password', page('/forgot-password')),
      link('Contact support', page('/contact/support')),
    ],
  }),
})

export const passwordSetByStaff = defineMail<Origin>('password-set-by-staff', {
  title: 'Our staff have set a password',
  reason: ABOUT_YOUR_LOGIN,
  example: exampleOrigin,
  render: (origin, page) => ({
    subject: 'Our staff set a password for you',
    blocks: [
      paragraph(
        'A member of our staff has set a new password for your Gatepost login and will give it to you.',
      ),
      paragraph(
        'It works for one login, and then you choose your own password. You were logged out everywhere.',
      ),
      ...originBlocks(origin),
      paragraph('If you didn’t request this, contact support.'),
      button('Contact support', page('/contact/support')),
    ],
  }),
})

interface Reset extends Origin {
  link: MailedLink
}

export const passwordReset = defineMail<Reset>('password-reset', {
  title: 'Someone has forgotten the password',
  reason: TYPED_ADDRESS,
  example: {
    link: exampleLink('/reset-password#username=dana%40northwind.example&token=token-of-the-example'),
    ...exampleOrigin,
  },
  render: ({ link, ...origin }, page) => ({
    subject: 'Choose a new password',
    blocks: [
      paragraph('Someone, probably you, requested a new password for your Gatepost login.'),
      ...mailedButton('Choose a new password', link, page),
      note('The link and the code work once, for 30 minutes.'),
      ...originBlocks(origin),
      note('Didn’t request this? You can ignore this email. Your password won’t change.'),
    ],
  }),
})

/** Why a person can't choose a new password, and so what they can do. */
type NoReset = { why: 'disabled' | 'unconfirmed' } | { why: 'single-sign-on'; organization: string }

/** To a person who can't set a password. */
export const noPasswordReset = defineMail<NoReset>('no-password-reset', {
  title: 'Someone without a password asks for a new one',
  reason: TYPED_ADDRESS,
  example: { why: 'single-sign-on', organization: 'northwind' },
  variants: {
    Unconfirmed: { why: 'unconfirmed' },
    'Switched off': { why: 'disabled' },
  },
  render: (facts, page) => ({
    subject: 'About your Gatepost login',
    blocks: [
      paragraph('Someone, probably you, requested a new password for your Gatepost login.'),
      ...insteadOfReset(facts, page),
      note('Didn’t request this? You can ignore this email. Nothing changed.'),
    ],
  }),
})

function insteadOfReset(facts: NoReset, page: (path: string) => string) {
  switch (facts.why) {
    case 'disabled':
      return [
        paragraph('This login is turned off. Contact support for details.'),
        button('Contact support', page('/contact/support')),
      ]
    case 'unconfirmed':
      return [
        paragraph(
          'This address was never confirmed, so there’s no account yet. Sign up again with the password you want.',
        ),
        button('Sign up', page('/signup')),
      ]
    case 'single-sign-on':
      return [
        paragraph(
          'You log in with the single sign-on of ',
          strong(facts.organization),
          ', not with a password.',
        ),
        button('Log in with single sign-on', page(`/sso/${facts.organization}`)),
      ]
  }
}
