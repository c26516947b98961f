import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { retention } from './legal/retention.ts'
import { accuracyDigits, accuracyTable, accuracyText, coverageDigits, speedDigits } from './measured.ts'
import type { LandingPage } from './page.ts'
import { usTrial } from './pricing/us-trial.ts'
import { printedLookup } from './samples/lookups.ts'
import { examples, matchCodes, printedResponse, sampleNote } from './samples/us-verification.ts'
import { requirementCount, standard } from './security/requirements.ts'
import { portalPaths, slogan } from './site.ts'

const [smallest] = priceList['us-standard-cloud'].plans

export const page: LandingPage = {
  template: 'landing',
  title: slogan,
  description: `Verify, correct, and standardize US addresses down to the delivery point. Start with a ${usTrial.days}-day free trial and ${exactAmount(usTrial.lookups)} lookups.`,
  hero: {
    heading: 'Verify every address before you use it',
    lead: 'Gatepost checks, corrects, and standardizes US addresses down to the delivery point, and shows whether each one is deliverable.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'See how it works', to: '/products/us-address-verification' },
    ],
    note: `Free for ${usTrial.days} days with ${exactAmount(usTrial.lookups)} lookups. No card required.`,
    figure: { kind: 'addresses', examples, note: sampleNote },
  },
  sections: [
    {
      title: 'Accuracy, coverage, speed, and price',
      lead: 'We measure these figures ourselves, and a test fails when one isn’t true anymore.',
      isSunken: true,
      blocks: [
        {
          kind: 'digits',
          parts: [
            accuracyDigits,
            coverageDigits,
            speedDigits,
            {
              digits: dollars(smallest.price),
              name: `per month for ${exactAmount(smallest.lookups)} US lookups`,
              text: 'Our smallest paid plan, before tax. Larger plans cost less per lookup.',
            },
          ],
        },
      ],
      more: { label: 'All prices', to: '/pricing' },
    },
    {
      title: 'Verify an address with one API call',
      lead: 'Send an address as it was typed. You get back the USPS-standardized address, its coordinates, and a code that shows whether it’s deliverable.',
      blocks: [
        {
          kind: 'snippets',
          lookup: {
            operation: printedLookup.operation,
            fields: Object.entries(printedLookup.query).map(([name, value]) => ({
              name,
              label: name,
              value,
            })),
          },
        },
        { kind: 'response', response: printedResponse },
      ],
      more: { label: 'Quickstart', to: '/docs' },
    },
    {
      title: 'How accurate it is',
      lead: accuracyText,
      isSunken: true,
      blocks: [accuracyTable, matchCodes],
      more: { label: 'Try it with your list', to: '/products/list' },
    },
    {
      title: 'Geocode addresses and track usage',
      blocks: [
        {
          kind: 'features',
          features: [
            {
              title: 'Rooftop geocoding',
              text: 'Get coordinates for the building itself, not the middle of the street. Built for routing, insurance, and delivery estimates.',
              figure: { kind: 'rooftop' },
            },
            {
              title: 'Usage and limits per key',
              text: 'Create a key for each job, track its usage, and set a limit, so a nightly import can’t use up the lookups your checkout needs.',
              figure: { kind: 'usage' },
            },
          ],
        },
      ],
    },
    {
      title: 'Security and data handling',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'We don’t store the addresses you look up',
              text: 'We use an address only to respond, and don’t log it. We count lookups, without their addresses.',
            },
            {
              title: `${requirementCount} tested security requirements`,
              text: `Each is a requirement of ${standard}, with an automated test that shows it holds.`,
            },
            {
              title: 'Your logins',
              text: 'Passkeys, authenticator apps, single sign-on, and provisioning, with a role for each task.',
            },
            {
              title: 'What we keep, and for how long',
              text: `We keep usage by hour and the activity log for ${retention.activityDays} days, and rejected requests for ${retention.rejectionsDays}.`,
            },
            {
              title: 'Your card number never reaches us',
              text: 'It goes straight to our payment processor. We store the last four digits.',
            },
            {
              title: 'Keys with limits',
              text: 'Restrict each key to IP addresses or hostnames, and cap its lookups.',
            },
          ],
        },
      ],
      more: { label: 'Security', to: '/company/security' },
    },
    {
      title: 'Status',
      lead: 'Whether our services respond right now, checked from your browser.',
      blocks: [{ kind: 'status' }],
    },
    {
      title: 'More products',
      lead: 'One account and one set of API keys for all of your address data.',
      blocks: [{ kind: 'products' }],
    },
  ],
}
