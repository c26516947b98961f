import { exchange } from '#generated/portal/products/us-property-data.ts'
import type { PropertyDemoPage } from '../../page.ts'

export const page: PropertyDemoPage = {
  template: 'property-demo',
  title: 'Try US property data',
  description:
    'Type a US address and see the building on record: use, year, size, rooms, roof, heating and lot. No account needed.',
  menu: {
    label: 'Look up a building',
    line: 'The property data of one address, without an account',
    order: 220,
    group: 'Try it',
  },
  heading: 'What stands at this address?',
  lead: 'Type a US address. We correct it, find the building, and show what is on record about it: the same answer that your programs get.',
  sections: [
    {
      title: 'The same, from a program',
      lead: 'The form sends the request on the left, and draws what comes back.',
      isSunken: true,
      blocks: [
        { kind: 'request', lookup: exchange.lookup },
        { kind: 'answer', answer: exchange.answer },
      ],
    },
    {
      title: 'Before you rely on it',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Invented figures',
              text: 'This site runs on a sample. It knows thousands of addresses, and makes up the figures of their buildings, the same ones each time.',
            },
            {
              title: 'A few tries',
              text: 'The demonstration allows a number of lookups an hour for each network. An account of your own has its own.',
            },
            {
              title: 'One building at a time',
              text: 'With a key, a program asks for thousands, and the barcode of the answer joins them with your records.',
            },
          ],
        },
      ],
    },
  ],
}
