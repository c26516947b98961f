import { bounds } from '#generated/portal/bounds.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { saleOf } from '../../products/sale.ts'
import { printedLookup } from '../../samples/lookups.ts'
import {
  barcodeParts,
  examples,
  footnotes,
  matchCodes,
  printedAnswer,
  sampleNote,
} from '../../samples/us-verification.ts'
import type { ProductPage } from '../../templates/product.ts'

const most = bounds.verifyUsAddresses.lookups.most

export const page: ProductPage = {
  template: 'product',
  title: 'US address verification',
  description:
    'Check, correct and standardize US addresses: ZIP+4, delivery point, match codes and footnotes from one request.',
  menu: {
    label: 'US address verification',
    line: 'Checks and corrects an address down to its delivery point',
    order: 10,
    group: 'Products',
  },
  heading: 'Is mail delivered there?',
  lead: 'We compare every address with the places where mail is really delivered. We fix misspellings, abbreviate the postal way, add the ZIP+4, and return a code that says what we found.',
  figure: { kind: 'addresses', examples, note: sampleNote },
  sale: saleOf('US address verification', { product: priceList['us-core-cloud'] }),
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
              text: `Clean a list before a mailing, up to ${most} addresses in a request, and keep the codes next to each row. Use a secret key, which stays on your server.`,
            },
            {
              title: 'Before you quote a price',
              text: 'Find out whether the address is a home or a business, and in which county, before you work out shipping and tax.',
            },
          ],
        },
      ],
    },
    {
      title: 'Also in the answer',
      lead: 'What a shop or an insurer looks up next is often there already.',
      blocks: [
        {
          kind: 'fields',
          operation: 'verifyUsAddress',
          caption: 'In components and metadata',
          rows: [
            {
              field: 'candidates.components.street_predirection',
              text: 'The direction before the street, apart from its name.',
            },
            { field: 'candidates.components.secondary_designator', text: 'Apt, Ste, Fl: the kind of unit.' },
            {
              field: 'candidates.metadata.county_name',
              text: 'The county, which sets the sales tax in many states.',
            },
            {
              field: 'candidates.metadata.time_zone',
              text: 'The time zone, so that no one is called at six in the morning.',
            },
          ],
        },
        {
          kind: 'fields',
          operation: 'verifyUsAddress',
          caption: 'What kind of place it is',
          rows: [
            {
              field: 'candidates.metadata.record_type',
              text: 'A house on a street, a high-rise, or a firm with a ZIP+4 of its own.',
            },
            {
              field: 'candidates.metadata.rdi',
              text: 'Residential or commercial. Many carriers charge more for homes.',
            },
            { field: 'candidates.analysis.vacant', text: 'No one has picked up mail there for a while.' },
            { field: 'candidates.analysis.active', text: 'Whether mail is delivered there now.' },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'It does not know people',
      text: 'It confirms that mail reaches a place. Who lives there is not in the answer.',
    },
    {
      title: 'Land without mail is not found',
      text: 'A field, a trailhead or a site under construction has no delivery point until the post office serves it.',
    },
    {
      title: 'It never invents a unit',
      text: 'If the apartment is missing, the answer says so. It does not pick one.',
    },
    {
      title: 'The United States only',
      text: 'For other countries there is international verification, with its own answer.',
    },
  ],
  questions: [
    {
      question: 'Does an address that is not found count?',
      answer:
        'Yes. The search is the work, and a clear “no” keeps a parcel from coming back. A call that is refused or fails is not counted.',
    },
    {
      question: 'How many addresses fit into a request?',
      answer: `One by GET, up to ${most} by POST. Each is a lookup, and each comes back with its own index and, if you send one, your own id.`,
    },
    {
      question: 'What if an address matches several places?',
      answer: `Ask for more than one with the parameter candidates, up to ${bounds.verifyUsAddress.candidates.most}. Without it you get the best match.`,
    },
  ],
  related: ['/products/single-address', '/products/us-address-autocomplete', '/products/apis/us-street-api'],
}
