import { exactAmount } from '#domain/text/amounts.ts'
import type { LandingPage } from './page.ts'
import { usTrial } from './pricing/us-trial.ts'
import { printedLookup } from './samples/lookups.ts'
import { examples, matchCodes, printedAnswer, sampleNote } from './samples/us-verification.ts'
import { portalPaths, slogan } from './site.ts'

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
      title: 'Verify an address with one API call',
      lead: 'Send an address as it was typed. You get back the USPS-standardized address, its coordinates, and a code that shows whether it’s deliverable.',
      isSunken: true,
      blocks: [{ kind: 'exchange', lookup: printedLookup, answer: printedAnswer }, matchCodes],
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
      title: 'More products',
      lead: 'One account and one set of API keys for all of your address data.',
      blocks: [{ kind: 'products' }],
    },
  ],
}
