import type { SingleDemoPage } from '../../page.ts'
import { footnotes, matchCodes } from '../../samples/us-verification.ts'

export const page: SingleDemoPage = {
  template: 'single-demo',
  title: 'Verify a single US address',
  description:
    'Type a US address and see at once whether mail is delivered there, what was corrected, and where it is. No account needed.',
  menu: {
    label: 'Verify an address',
    line: 'One US address, without an account',
    order: 200,
    group: 'Try it',
  },
  heading: 'Is this address right?',
  lead: 'Type any US address, with its mistakes. You see what we correct, what is missing, and where it is: the same answer that your programs get.',
  sections: [
    {
      title: 'Read the answer',
      lead: 'Two codes say all of it: how sure we are, and what we changed.',
      isSunken: true,
      blocks: [matchCodes, footnotes],
    },
    {
      title: 'One address today, all of them tomorrow',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'In the portal',
              text: 'With an account, the same form is under Tools, counted against your plan and without the limit of this page.',
            },
            {
              title: 'In your checkout',
              text: 'An embedded key completes and verifies addresses while your customers type. It works only on the hostnames you name.',
            },
            {
              title: 'On your server',
              text: 'A secret key verifies up to 100 addresses in one request. The error reference explains everything that can go wrong.',
            },
          ],
        },
      ],
    },
  ],
}
