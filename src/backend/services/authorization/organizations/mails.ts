import { button, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

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
