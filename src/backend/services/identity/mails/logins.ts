import { button, facts, link, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { exampleOrigin, type Origin, originBlocks } from './origin.ts'
import { ABOUT_YOUR_LOGIN } from './reasons.ts'

interface Login extends Origin {
  /** Name of the provider. */
  provider: string
  /** As the provider has it. */
  emailAddress: string
}

/** A login that was added or removed, in case someone else did it. */
const changed = (change: 'added' | 'removed', title: string, sentence: string) =>
  defineMail<Login>(`third-party-login-${change}`, {
    title,
    reason: ABOUT_YOUR_LOGIN,
    example: { provider: 'Google', emailAddress: 'dana@northwind.example', ...exampleOrigin },
    render: ({ provider, emailAddress, ...origin }, page) => ({
      subject: `A login with ${provider} was ${change}`,
      blocks: [
        paragraph(sentence),
        facts({ label: 'Provider', value: provider }, { label: 'Address there', value: emailAddress }),
        ...originBlocks(origin),
        paragraph('If this wasn’t you, remove anything you don’t recognize and contact support.'),
        button('See all your logins', page('/account/profile/security')),
        link('Contact support', page('/contact/support')),
      ],
    }),
  })

export const thirdPartyLoginAdded = changed(
  'added',
  'A login of another provider was added',
  'You can log in to your Gatepost account with it from now on.',
)

export const thirdPartyLoginRemoved = changed(
  'removed',
  'A login of another provider was removed',
  'You can no longer log in to your Gatepost account with it.',
)

export const firstSingleSignOn = defineMail<Pick<Login, 'provider'> & Origin>('first-single-sign-on', {
  title: 'Someone logs in with single sign-on for the first time',
  reason: ABOUT_YOUR_LOGIN,
  example: { provider: 'Northwind Okta', ...exampleOrigin },
  render: ({ provider, ...origin }, page) => ({
    subject: 'You can now log in with single sign-on',
    blocks: [
      paragraph(
        'Someone, probably you, has just logged in to your Gatepost account with ',
        strong(provider),
        ' for the first time.',
      ),
      ...originBlocks(origin),
      paragraph('If this wasn’t you, let an account owner know and contact support.'),
      button('Contact support', page('/contact/support')),
    ],
  }),
})
