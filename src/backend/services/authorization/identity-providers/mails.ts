import { loginBlocks } from '#backend/modules/single-sign-on/public.ts'
import { button, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'

const MEMBER = 'You’re receiving this because your account belongs to an organization that uses Gatepost.'

interface Change {
  /** As it is in the address of its login page. */
  organization: string
  /** The identity provider. */
  provider: string
  /** Whether the member has no login without the provider. */
  needsPassword: boolean
}

const example = { organization: 'northwind', provider: 'Northwind Okta', needsPassword: false }

const passwordlessVariants = { 'Without a password': { ...example, needsPassword: true } }

export const singleSignOnBegins = defineMail<Change>('single-sign-on-begins', {
  title: 'An organization switches single sign-on on',
  reason: MEMBER,
  example,
  render: ({ organization, provider }, page) => ({
    subject: 'How you log in to Gatepost changed',
    blocks: [
      paragraph('This is about the organization ', strong(organization), ', which you belong to.'),
      paragraph(
        'You now log in to Gatepost with ',
        strong(provider),
        '. Your password no longer works there.',
      ),
      button(`Log in with ${provider}`, page(`/sso/${organization}`)),
    ],
  }),
})

export const singleSignOnEnds = defineMail<Change>('single-sign-on-ends', {
  title: 'An organization switches single sign-on off',
  reason: MEMBER,
  example,
  variants: passwordlessVariants,
  render: ({ organization, provider, needsPassword }, page) => ({
    subject: 'How you log in to Gatepost changed',
    blocks: [
      paragraph('This is about the organization ', strong(organization), ', which you belong to.'),
      paragraph('You now log in to Gatepost with a password, no longer with ', strong(provider), '.'),
      ...loginBlocks(needsPassword, page),
    ],
  }),
})

export const singleSignOnReverts = defineMail<Change>('single-sign-on-reverts', {
  title: 'Single sign-on is switched off again, because no owner confirmed it',
  reason: MEMBER,
  example,
  variants: passwordlessVariants,
  render: ({ organization, provider, needsPassword }, page) => ({
    subject: 'How you log in to Gatepost changed',
    blocks: [
      paragraph('This is about the organization ', strong(organization), ', which you belong to.'),
      paragraph(
        'No owner logged in with ',
        strong(provider),
        ' in time to confirm that it works, so it was turned off again. You log in to Gatepost with a password.',
      ),
      ...loginBlocks(needsPassword, page),
    ],
  }),
})

export const relinkedSingleSignOn = defineMail<Pick<Change, 'organization' | 'provider'>>(
  'relinked-single-sign-on',
  {
    title: 'An owner links someone to their new ID at the identity provider',
    reason:
      'You’re receiving this because it’s about the security of your Gatepost login. You can’t turn these emails off.',
    example,
    render: ({ organization, provider }, page) => ({
      subject: 'Your single sign-on works again',
      blocks: [
        paragraph(
          strong(provider),
          ' has a new name or ID for you. An owner of the organization ',
          strong(organization),
          ' confirmed that it’s you, so you log in to Gatepost with it from now on.',
        ),
        button(`Log in with ${provider}`, page(`/sso/${organization}`)),
        note('If nothing about you changed there, let an account owner know.'),
      ],
    }),
  },
)

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

interface Expiring extends Omit<Change, 'needsPassword'> {
  expiration: Date
  /** Whole days left. */
  days: number
}

export const certificateExpires = defineMail<Expiring>('single-sign-on-certificate-expires', {
  title: 'A certificate of single sign-on expires soon',
  reason:
    'You’re receiving this because you own an account that manages single sign-on at Gatepost. You can’t turn these emails off.',
  example: { ...example, expiration: new Date('2027-01-15T09:30:00Z'), days: 7 },
  render: ({ organization, provider, expiration, days }, page) => ({
    subject: `Your single sign-on certificate expires ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
    blocks: [
      paragraph(
        'A certificate that ',
        strong(provider),
        ' signs logins of the organization ',
        strong(organization),
        ` with expires on ${DAY.format(expiration)}.`,
      ),
      paragraph(
        'Create a new certificate there, then load the metadata again on the page for single sign-on. Both certificates work until you remove the old one.',
      ),
      button('Open single sign-on', page('/account/single-sign-on')),
    ],
  }),
})
