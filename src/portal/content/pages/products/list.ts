import type { ListDemoPage } from '../../page.ts'
import { matchCodes } from '../../samples/us-verification.ts'

export const page: ListDemoPage = {
  template: 'list-demo',
  title: 'Verify a list of US addresses',
  description:
    'Paste US addresses or choose a CSV file or spreadsheet, and get them back verified and corrected. Try it with 20 rows. No account required.',
  menu: {
    label: 'Verify a list',
    line: 'Up to 20 rows of a file, no account required',
    order: 210,
    group: 'Try it',
  },
  heading: 'Verify a list of US addresses',
  lead: 'Paste rows, or choose a CSV file or spreadsheet. We detect the columns, verify each address, and add the results to every row.',
  sections: [
    {
      title: 'Verify longer lists in your account',
      lead: 'In your account, a list can have up to 250,000 rows.',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'See the cost first',
              text: 'Before you start, you see how many lookups the list needs and how many you have left.',
            },
            {
              title: 'Damaged files are no problem',
              text: 'We repair stray quotation marks, encodings, and ZIP Codes that a spreadsheet changed, show each repair, and undo it if you want. No row gets lost.',
            },
            {
              title: 'Pause and resume',
              text: 'Close your browser and continue later. Rows that already have a result aren’t looked up again.',
            },
            {
              title: 'Your file stays on your computer',
              text: 'We never upload the file. Only the addresses are sent to our servers, one lookup each.',
            },
          ],
        },
      ],
    },
    {
      title: 'Results for every row',
      lead: 'Each row gets a match code, so you can decide which addresses to use, fix, or remove.',
      blocks: [matchCodes],
    },
  ],
}
