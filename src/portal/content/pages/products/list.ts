import type { ListDemoPage } from '../../page.ts'
import { matchCodes } from '../../samples/us-verification.ts'

export const page: ListDemoPage = {
  template: 'list-demo',
  title: 'Verify a list of US addresses',
  description:
    'Paste a list of US addresses or choose a CSV file, and get it back verified and corrected. Try it with 20 rows, without an account.',
  menu: {
    label: 'Verify a list',
    line: 'Up to 20 rows of a CSV file, without an account',
    order: 210,
    group: 'Try it',
  },
  heading: 'Clean a list of addresses',
  lead: 'Paste rows from a spreadsheet, or choose a CSV file. We find the columns, verify each address, and give the list back with the result next to every row.',
  sections: [
    {
      title: 'Long lists, in the portal',
      lead: 'With an account, a list can have 250,000 rows.',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'You see the cost first',
              text: 'Before anything is looked up, you see how many lookups the list needs and how many you have left.',
            },
            {
              title: 'It survives a reload',
              text: 'Pause a list, close the browser, and resume tomorrow. Rows that have a result are never looked up again.',
            },
            {
              title: 'It stays with you',
              text: 'The list never leaves your browser as a file. Only the addresses reach our servers, one lookup each.',
            },
          ],
        },
      ],
    },
    {
      title: 'A result for every row',
      lead: 'Each row gets a match code, so you can sort what to send, what to ask about, and what to drop.',
      blocks: [matchCodes],
    },
  ],
}
