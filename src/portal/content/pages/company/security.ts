import { retention } from '../../legal/retention.ts'
import { requirementCount, requirementTables, standard } from '../../security/requirements.ts'
import { siteName } from '../../site.ts'
import type { OverviewPage } from '../../templates/overview.ts'

export const page: OverviewPage = {
  template: 'overview',
  title: 'Security and data handling',
  description: `How ${siteName} protects your account, keys, and data, which ASVS requirements it meets, and what it stores.`,
  menu: {
    label: 'Security',
    line: 'How we protect your account and data',
    order: 15,
    group: 'Company',
  },
  heading: 'Security and data handling',
  lead: `How ${siteName} protects your account, your keys, and the addresses you look up, with the requirements that our tests check.`,
  area: 'company',
  below: '/company/security',
  actions: [
    { label: 'Ask about security', to: '/contact' },
    { label: 'Privacy Policy', to: '/legal/privacy-policy' },
  ],
  sections: [
    {
      title: 'Data handling',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Addresses you look up',
              text: 'We use an address only to respond. It’s in no log and no table. A list that you open in the portal stays in your browser.',
            },
            {
              title: 'What we count',
              text: `Lookups by key, license, and hour, for ${retention.usageHoursDays} days. For a rejected request, we keep the reason and where it came from for ${retention.rejectionsDays} days.`,
            },
            {
              title: 'Activity log',
              text: `Who changed what in your account, when, and from where, for ${retention.activityDays} days.`,
            },
            {
              title: 'Cards',
              text: 'Your card goes straight to our payment processor. It never reaches our servers.',
            },
            {
              title: 'Our staff',
              text: 'A member of staff needs a reason to see your account. Access is read-only at first, ends within an hour, and is in your activity log.',
            },
            {
              title: 'Deleted data',
              text: `Ended sessions, used links, and sent emails are deleted after ${retention.endedDays} days. A deleted key can be recovered for ${retention.recoveryDays} days.`,
            },
          ],
        },
      ],
      more: { label: 'Everything we store, in the Privacy Policy', to: '/legal/privacy-policy' },
    },
    {
      title: 'Protection of your account',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Logins',
              text: 'Passkeys, authenticator apps with recovery codes, and single sign-on with OpenID Connect or SAML. A new password must be hard to guess, and needs no special characters.',
            },
            {
              title: 'Sessions',
              text: 'Scripts can’t read the session cookie. You see all your sessions and can end each of them, everywhere within seconds.',
            },
            {
              title: 'Roles',
              text: 'Every operation names the roles that can call it. Data of another account isn’t found.',
            },
            {
              title: 'Secret keys',
              text: 'Tokens are encrypted with AES-256-GCM. Viewing one takes a recent login and is recorded.',
            },
            {
              title: 'Keys with limits',
              text: 'Restrict secret keys to IP addresses, embedded keys to hostnames, and both to licenses, a number of lookups, and an expiration date.',
            },
            {
              title: 'Notices',
              text: 'We email you when your password, passkeys, authenticator app, or connected logins change, and when someone tries wrong codes.',
            },
          ],
        },
      ],
    },
    {
      title: `${requirementCount} requirements of ${standard}`,
      lead: 'The Application Security Verification Standard lists what a web application should do. Our automated tests check each of these requirements before a release. No outside firm has audited them.',
      isSunken: true,
      blocks: requirementTables,
    },
    {
      title: 'What we don’t do yet',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Second factors are optional',
              text: 'Our staff must use one. You can, and single sign-on can require it, but an account can’t yet require one of its members (6.3.3).',
            },
            {
              title: 'Encryption keys aren’t rotated',
              text: 'The product doesn’t rotate its own encryption and signing keys (11.2.2).',
            },
            {
              title: 'The operator’s part',
              text: 'The company that runs this site provides TLS, disk encryption, and backups. The encryption key is stored apart from the database, so that a backup can’t reveal secrets.',
            },
          ],
        },
      ],
    },
  ],
}
