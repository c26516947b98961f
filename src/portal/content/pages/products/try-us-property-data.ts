import { exchange } from '#generated/portal/products/us-property-data.ts'
import type { PropertyDemoPage } from '../../page.ts'

export const page: PropertyDemoPage = {
  template: 'property-demo',
  title: 'Try US property data',
  description:
    'Enter a US address to see the building’s use, year built, size, rooms, roof, heating, and lot. No account required.',
  menu: {
    label: 'Look up a building',
    line: 'Property data for one address, no account required',
    order: 220,
    group: 'Try it',
  },
  heading: 'Look up US property data',
  lead: 'Enter a US address. We correct it, find the building, and show the recorded data, just as the API returns it.',
  sections: [
    {
      title: 'Get the same data from the API',
      lead: 'The form sends this request and displays this response.',
      isSunken: true,
      blocks: [
        { kind: 'request', lookup: exchange.lookup },
        { kind: 'response', response: exchange.response },
      ],
    },
    {
      title: 'About this demo',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Demo data',
              text: 'This site uses a sample of thousands of addresses. The building data is made up and the same on every lookup.',
            },
            {
              title: 'Demo limits',
              text: 'This demo allows a limited number of lookups per hour for each network. Your own account has its own limits.',
            },
            {
              title: 'One building at a time',
              text: 'With a key, you can look up thousands of addresses and join the results to your records by delivery point barcode.',
            },
          ],
        },
      ],
    },
  ],
}
