import { certifications } from '../../operator/certifications.ts'
import { siteName } from '../../site.ts'
import type { OperatorPage } from '../../templates/operator.ts'

export const page: OperatorPage = {
  template: 'operator',
  title: 'Certifications and security',
  description: `Which audits and certificates the operator of ${siteName} holds, and what the product does for security by itself.`,
  menu: { label: 'Certifications', line: 'Audits, and how the product protects data', order: 30 },
  heading: 'Certifications and security',
  lead: 'A certificate is about a company: how it hires, backs up and answers alarms. What the software itself does can be said here, and checked.',
  list: { kind: 'certifications', entries: certifications },
  listTitle: 'Certificates and reports',
  empty: {
    title: 'No certificate is listed',
    text: 'The company that runs this site holds none that covers this service, or has not listed it yet. Ask, before you rely on one.',
  },
  belongs: [
    'Reports and certificates that are valid now, such as SOC 2 or ISO/IEC 27001, with auditor, scope and last day.',
    'Postal certifications, such as CASS, for the release that is running and the cycle that it was tested for.',
    'How a customer gets the report, and whom to write to about a weakness.',
    'Nothing that is in preparation: a plan is no certificate.',
  ],
  actions: [{ label: 'Ask about security', to: '/contact' }],
  sections: [
    {
      title: 'What the product does today',
      lead: 'In the code, regardless of who runs it. Tests hold each of these.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Passwords',
              text: 'Kept as Argon2id hashes, never as text. A new one has to be hard to guess; no kinds of characters are required.',
            },
            {
              title: 'More than a password',
              text: 'Passkeys, codes of an authenticator app with recovery codes, and single sign-on by OpenID Connect or SAML.',
            },
            {
              title: 'Sessions',
              text: 'A cookie that scripts cannot read, and a token of fifteen minutes in memory alone. A logout holds everywhere within seconds.',
            },
            {
              title: 'Secrets',
              text: 'Tokens of keys are encrypted with AES-256-GCM. Revealing one takes a recent login and is recorded. Links in mails are kept as hashes and work once.',
            },
            {
              title: 'Keys with limits',
              text: 'A secret key can be bound to networks, an embedded key to hostnames, and both to licenses, a number of lookups and a day on which they end.',
            },
            {
              title: 'Roles',
              text: 'Each operation names the roles that may call it, and the server checks before its code runs. What belongs to another account is not found.',
            },
            {
              title: 'Guessing',
              text: 'Wrong passwords are counted by name, network and browser, so that an attacker has to wait and the owner does not.',
            },
            {
              title: 'Pages',
              text: 'A strict content security policy allows only our own scripts, by hash. A call that changes something has to come from our own origin.',
            },
            {
              title: 'Cards',
              text: 'The number is typed into a frame of the payment vendor, on another origin. It never reaches this server.',
            },
          ],
        },
      ],
    },
    {
      title: 'What it leaves to the operator',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Encryption on the way and at rest',
              text: 'TLS ends at the operator’s proxy, and the disk of the database is the operator’s. Over https, cookies are Secure and browsers are told to insist on it for a year.',
            },
            {
              title: 'Backups, and the key to them',
              text: 'The encryption key has to be kept apart from the database. Without it, a backup opens no secret.',
            },
            {
              title: 'Not there yet',
              text: 'No rotation of the encryption and signing keys. Rate limits of addresses and people are counted by each process on its own.',
            },
          ],
        },
      ],
    },
  ],
}
