import type { SingleDemoPage } from '../../page.ts'
import { footnotes, matchCodes } from '../../samples/us-verification.ts'

export const page: SingleDemoPage = {
  template: 'single-demo',
  title: 'Verify a single US address',
  description:
    'Enter a US address to see whether it’s deliverable, what was corrected, and where it is. No account required.',
  menu: {
    label: 'Verify an address',
    line: 'One US address, no account required',
    order: 200,
    group: 'Try it',
  },
  heading: 'Verify a US address',
  lead: 'Enter any US address, typos included. You see what was corrected, what’s missing, and its coordinates, just as the API returns them.',
  sections: [
    {
      title: 'Understand the result',
      lead: 'The match code shows whether the address is deliverable. Footnotes list what was changed.',
      isSunken: true,
      blocks: [matchCodes, footnotes],
    },
    {
      title: 'Verify more addresses',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'In your account',
              text: 'The same form is under Tools. It uses your plan’s lookups, without the limits of this page.',
            },
            {
              title: 'At checkout',
              text: 'Use an embedded key to suggest and verify addresses as customers type. It works only on the hostnames you allow.',
            },
            {
              title: 'On your server',
              text: 'Use a secret key to verify up to 100 addresses per request. The error reference covers what can go wrong.',
            },
          ],
        },
      ],
    },
  ],
}
