import { exactAmount } from '#domain/text/amounts.ts'
import { accuracyDigits, coverageDigits, speedDigits } from '../../measured.ts'
import { usTrial } from '../../pricing/us-trial.ts'
import { requirementCount, standard } from '../../security/requirements.ts'
import { portalPaths, siteName } from '../../site.ts'
import type { OverviewPage } from '../../templates/overview.ts'

export const page: OverviewPage = {
  template: 'overview',
  title: `About ${siteName}`,
  description: `What ${siteName} does, who uses it, how accurate and fast it is, and what you can expect from us as a customer.`,
  menu: { label: `About ${siteName}`, line: 'What we do, and what to expect', order: 10, group: 'Company' },
  heading: `About ${siteName}`,
  lead: `${siteName} checks addresses before you ship, bill, or insure. Our APIs verify them, complete them as people type, find their coordinates, and return data about the buildings there.`,
  area: 'company',
  actions: [
    { label: 'Sign Up Free', to: portalPaths.signup },
    { label: 'Contact sales', to: '/contact' },
  ],
  groups: {
    Company: 'About the company and its people.',
    Customers: 'Customers and case studies.',
  },
  sections: [
    {
      title: 'What you get',
      lead: 'One account, one set of API keys, and one bill for all of your address data.',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'A clear result for each address',
              text: 'Each response shows how certain the match is, what we corrected, and what’s missing. When nothing matches, we say so.',
            },
            {
              title: 'A free trial',
              text: `${exactAmount(usTrial.lookups)} lookups over ${usTrial.days} days. No card required, and it never turns into a paid plan.`,
            },
            {
              title: 'Prices without a call',
              text: 'Monthly and yearly plans are on the pricing page. A plan renews only if you agreed to it.',
            },
            {
              title: 'Tools for your team',
              text: 'Roles, single sign-on, usage by key, and limits that keep one job from using up the lookups of another.',
            },
            {
              title: 'Help that answers',
              text: 'A help page for every error, a tool that says why a request was rejected, and support by email.',
            },
            {
              title: 'Changes announced',
              text: 'Breaking changes of the APIs are in the changelog before they take effect.',
            },
          ],
        },
      ],
      more: { label: 'All products', to: '/products' },
    },
    {
      title: 'Measured, not claimed',
      lead: 'We publish how each figure was measured. A test fails when one isn’t true anymore.',
      blocks: [
        {
          kind: 'digits',
          parts: [
            accuracyDigits,
            coverageDigits,
            speedDigits,
            {
              digits: String(requirementCount),
              name: 'tested security requirements',
              text: `Requirements of ${standard}, each with an automated test.`,
            },
          ],
        },
      ],
      more: { label: 'Security and data handling', to: '/company/security' },
    },
    {
      title: 'Our commitments',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Your addresses stay private',
              text: 'We use an address only to process your request, and we don’t write it to our logs. We count lookups, not addresses.',
            },
            {
              title: 'You pay for what you agreed to',
              text: 'We never charge a card for more than you ordered, and rejected requests don’t count.',
            },
            {
              title: 'No false precision',
              text: 'Address data is never perfect. Product pages list what isn’t included.',
            },
          ],
        },
      ],
      more: { label: 'How we build it, for engineers', to: '/blog/built-from-contracts' },
    },
  ],
}
