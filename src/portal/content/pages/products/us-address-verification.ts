import type { LandingPage } from '../../page.ts'
import { printedLookup } from '../../samples/lookups.ts'
import {
  barcodeParts,
  examples,
  footnotes,
  matchCodes,
  printedAnswer,
  sampleNote,
} from '../../samples/us-verification.ts'
import { portalPaths } from '../../site.ts'

export const page: LandingPage = {
  template: 'landing',
  title: 'US address verification',
  description:
    'Check, correct and standardize US addresses: ZIP+4, delivery point, match codes and footnotes from one request.',
  menu: {
    label: 'US address verification',
    line: 'Checks and corrects an address down to its delivery point',
    order: 10,
  },
  hero: {
    heading: 'US address verification',
    lead: 'We compare every address with the places where mail is really delivered. We fix misspellings, abbreviate the postal way, add the ZIP+4, and return a code that says what we found.',
    actions: [
      { label: 'Sign Up Free', to: portalPaths.signup },
      { label: 'See prices', to: '/pricing' },
    ],
    figure: { kind: 'addresses', examples, note: sampleNote },
  },
  sections: [
    {
      title: 'Down to the mailbox',
      lead: 'Twelve digits name one delivery point. They are what the bars under an address on an envelope spell out.',
      isSunken: true,
      blocks: [{ kind: 'digits', parts: barcodeParts }],
    },
    {
      title: 'Ask, and read the answer',
      lead: 'One request per address, JSON in return. A key is the user name of the request, and its token is the password.',
      blocks: [
        { kind: 'request', lookup: printedLookup },
        { kind: 'answer', answer: printedAnswer },
      ],
    },
    {
      title: 'Codes instead of guesses',
      blocks: [matchCodes, footnotes],
    },
    {
      title: 'Where it earns its keep',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'At checkout',
              text: 'Catch the missing apartment number while the customer is still there to add it. Use a website key, which works only on the hostnames you name.',
            },
            {
              title: 'In the back office',
              text: 'Clean a list before a mailing and keep the codes next to each row. Use a secret key, which stays on your server.',
            },
            {
              title: 'Before you quote a price',
              text: 'Find out whether the address is a home or a business, and in which county, before you work out shipping and tax.',
            },
          ],
        },
      ],
    },
  ],
}
