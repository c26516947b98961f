import { exactAmount } from '#domain/text/amounts.ts'
import type { LandingPage } from './page.ts'
import { usTrial } from './pricing/us-trial.ts'
import { printedLookup } from './samples/lookups.ts'
import { examples, matchCodes, printedAnswer, sampleNote } from './samples/us-verification.ts'
import { portalPaths, slogan } from './site.ts'

export const page: LandingPage = {
  template: 'landing',
  title: slogan,
  description: `Gatepost checks, corrects and standardizes US addresses down to the delivery point. Start with a ${usTrial.days}-day free trial and ${exactAmount(usTrial.lookups)} lookups.`,
  hero: {
    heading: 'Know the address is real before you use it',
    lead: 'Gatepost checks, corrects and standardizes US addresses down to the mailbox. One code tells you whether mail and parcels will arrive.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'See how it works', to: '/products/us-address-verification' },
    ],
    note: `${usTrial.days} days and ${exactAmount(usTrial.lookups)} lookups, without a card.`,
    figure: { kind: 'addresses', examples, note: sampleNote },
  },
  sections: [
    {
      title: 'One call, the whole answer',
      lead: 'Send the address as it was typed. You get it back the way the post office writes it, with its location and how sure we are.',
      isSunken: true,
      blocks: [{ kind: 'exchange', lookup: printedLookup, answer: printedAnswer }, matchCodes],
    },
    {
      title: 'On the map and on the meter',
      blocks: [
        {
          kind: 'features',
          features: [
            {
              title: 'The roof, not the road',
              text: 'Rooftop geocoding puts the pin on the building. Drivers, insurers and delivery promises need the door, not the middle of the street.',
              figure: { kind: 'rooftop' },
            },
            {
              title: 'A count for every key',
              text: 'Give each job its own key, see what each one uses, and set limits, so a nightly import never uses up what your checkout needs.',
              figure: { kind: 'usage' },
            },
          ],
        },
      ],
    },
    {
      title: 'The rest of the street',
      lead: 'One account and one set of keys for every kind of address data.',
      blocks: [{ kind: 'products' }],
    },
  ],
}
