import { contractLines } from '../../contract-lines.ts'
import { siteName } from '../../site.ts'
import type { OverviewPage } from '../../templates/overview.ts'

export const page: OverviewPage = {
  template: 'overview',
  title: `About ${siteName}`,
  description: `What ${siteName} is, how it’s built from API contracts, and what we test before every release.`,
  menu: { label: `About ${siteName}`, line: 'What it is and how it’s built', order: 10, group: 'Company' },
  heading: `About ${siteName}`,
  lead: `${siteName} verifies addresses, finds their coordinates, and returns data about the buildings there. This page describes how the website, your account, and the APIs are built.`,
  area: 'company',
  groups: {
    Company: 'About the company and its people.',
    Customers: 'Customers and case studies.',
  },
  sections: [
    {
      title: 'Contract-first development',
      lead: 'Every service starts as an OpenAPI document. Code, checks, and samples are generated from it, so they always match.',
      isSunken: true,
      blocks: [{ kind: 'contract', ...contractLines }],
    },
    {
      title: 'What we test',
      lead: 'If one of these isn’t true anymore, the build, a test, or a benchmark fails.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Pages without JavaScript',
              text: 'Public pages work without scripts. Scripts load only when the browser is idle.',
            },
            {
              title: 'Accessibility',
              text: 'We test pages with axe on narrow and wide screens, in light and dark mode. Another test checks the contrast of every text color.',
            },
            {
              title: 'Responses match the contract',
              text: 'In development and tests, the server checks every response. Tests trigger every status that a contract declares.',
            },
            {
              title: 'Samples that run',
              text: 'Tests run each command on these pages against the API and compare the response.',
            },
            {
              title: 'Performance budgets',
              text: 'Pages, lists, and lookups have time limits relative to a plain page or a bare server in the same run.',
            },
            {
              title: 'Access control',
              text: 'Tests request data without a login, with the wrong role, and from another account, which returns 404.',
            },
          ],
        },
      ],
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
              title: 'Your card number never reaches us',
              text: 'It goes straight to our payment processor. We store the last four digits.',
            },
            {
              title: 'No false precision',
              text: 'Address data is never perfect. Responses show how certain a match is, and product pages list what isn’t included.',
            },
          ],
        },
      ],
    },
  ],
}
