import { certifications } from '../../operator/certifications.ts'
import { siteName } from '../../site.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'Certifications and security',
  description: `The audits and certificates of the company that runs ${siteName}, and the security features built into the product.`,
  menu: { label: 'Certifications', line: 'Audits, and how we protect your data', order: 30 },
  heading: 'Certifications and security',
  lead: 'Audits and certificates of the company that runs this site, and the security features of the product.',
  list: { kind: 'certifications', entries: certifications },
  listTitle: 'Certificates and reports',
  empty: {
    title: 'No certificates listed',
    text: 'The company that runs this site has no certificate for this service, or hasn’t listed it yet. Contact us if you need one.',
  },
  belongs: [
    'Current reports and certificates, such as SOC 2 or ISO/IEC 27001, with auditor, scope, and expiration date.',
    'Postal certifications, such as CASS, for the current release and test cycle.',
    'How customers get a report, and where to report a vulnerability.',
    'Only certificates that are complete, not those in preparation.',
  ],
  actions: [{ label: 'Ask about security', to: '/contact' }],
  sections: [
    {
      title: 'Security features',
      lead: 'Built into the product and covered by tests, regardless of who runs it.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Passwords',
              text: 'We store passwords only as Argon2id hashes. A new password must be hard to guess, but it doesn’t need special characters.',
            },
            {
              title: 'Login methods',
              text: 'Passkeys, authenticator apps with recovery codes, and single sign-on with OpenID Connect or SAML.',
            },
            {
              title: 'Sessions',
              text: 'Scripts can’t read the session cookie, and the 15-minute access token stays in memory. Logging out takes effect everywhere within seconds.',
            },
            {
              title: 'Secrets',
              text: 'Key tokens are encrypted with AES-256-GCM. Revealing one requires a recent login and is recorded. Links in emails are stored as hashes and work once.',
            },
            {
              title: 'Keys with limits',
              text: 'You can restrict secret keys to IP addresses, embedded keys to hostnames, and both to licenses, a number of lookups, and an expiration date.',
            },
            {
              title: 'Roles',
              text: 'Every operation defines the roles that can call it, and the server checks them first. Data of other accounts returns “not found”.',
            },
            {
              title: 'Password guessing',
              text: 'We count wrong passwords by username, network, and browser, so that attackers have to wait and you don’t.',
            },
            {
              title: 'Pages',
              text: 'A strict content security policy allows only our own scripts. Requests that change data must come from our own site.',
            },
            {
              title: 'Cards',
              text: 'Your card goes straight to our payment processor. It never reaches our servers.',
            },
          ],
        },
      ],
    },
    {
      title: 'What the operator provides',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Encryption in transit and at rest',
              text: 'The operator provides TLS and disk encryption. Over HTTPS, cookies are Secure, and browsers require HTTPS for a year (HSTS).',
            },
            {
              title: 'Backups and the encryption key',
              text: 'The operator stores the encryption key separately from the database. Without it, a backup can’t reveal secrets.',
            },
            {
              title: 'Not supported yet',
              text: 'The product doesn’t rotate encryption and signing keys. Each server process counts rate limits for IP addresses and people separately.',
            },
          ],
        },
      ],
    },
  ],
}
