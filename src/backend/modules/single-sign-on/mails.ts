import { exampleOrigin, type Origin, originBlocks } from '#backend/services/identity/public.ts'
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

/** How a member logs in without the provider. */
function loginBlocks(needsPassword: boolean, page: (path: string) => string) {
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

export const passwordNeeded = defineMail<Pick<Change, 'organization'>>('password-needed', {
  title: 'An organization no longer provisions someone who has no login',
  reason: 'You’re receiving this because you can’t log in to Gatepost until you choose a password.',
  example,
  render: ({ organization }, page) => ({
    subject: 'Choose a password for Gatepost',
    blocks: [
      paragraph('The organization ', strong(organization), ' no longer manages your Gatepost login.'),
      ...loginBlocks(true, page),
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

export const firstSingleSignOn = defineMail<Pick<Change, 'provider'> & Origin>('first-single-sign-on', {
  title: 'Someone logs in with single sign-on for the first time',
  reason:
    'You’re receiving this because it’s about the security of your Gatepost login. You can’t turn these emails off.',
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

const OWNER =
  'You’re receiving this because you own an account that manages single sign-on at Gatepost. You can’t turn these emails off.'

interface Unverified {
  organization: string
  /** At least one. */
  domains: readonly string[]
  ends: Date
  /** Whole days left. */
  days: number
}

const unverified = {
  organization: 'northwind',
  domains: ['northwind.example'],
  ends: new Date('2027-01-15T09:30:00Z'),
  days: 30,
}

export const verifyDomains = defineMail<Unverified>('single-sign-on-verify-domains', {
  title: 'An organization has to verify its email domains',
  reason: OWNER,
  example: unverified,
  variants: { 'Two domains': { ...unverified, domains: ['northwind.example', 'northwind-traders.example'] } },
  render: ({ organization, domains, ends, days }, page) => ({
    subject: `Verify your email ${domains.length > 1 ? 'domains' : 'domain'} ${days === 1 ? 'by tomorrow' : `within ${days} days`}`,
    blocks: [
      paragraph(
        'Single sign-on of the organization ',
        strong(organization),
        ' adds people whose addresses are in ',
        strong(domains.join(' and ')),
        ', and sends them to your identity provider. No one has proved yet that you own ',
        domains.length > 1 ? 'these domains.' : 'this domain.',
      ),
      paragraph(
        `From ${DAY.format(ends)} on, that works only in domains that you’ve verified with a DNS record. Until then, nothing changes. Your members stay, and log in as before.`,
      ),
      button('Verify your domain', page('/account/single-sign-on#domains')),
    ],
  }),
})

export const domainsUnverified = defineMail<Unverified>('single-sign-on-domains-unverified', {
  title: 'The time to verify email domains is over',
  reason: OWNER,
  example: { ...unverified, days: 0 },
  render: ({ organization, domains }, page) => ({
    subject: `Single sign-on no longer adds people in your ${domains.length > 1 ? 'domains' : 'domain'}`,
    blocks: [
      paragraph(
        'The organization ',
        strong(organization),
        ' hasn’t verified ',
        strong(domains.join(' and ')),
        '. New people there can’t be provisioned and don’t join at login, and the login page no longer sends people with these addresses to your identity provider.',
      ),
      paragraph('Your members stay, and log in with your organization’s login link.'),
      button('Verify your domain', page('/account/single-sign-on#domains')),
    ],
  }),
})
