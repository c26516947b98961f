import { bounds } from '#generated/portal/bounds.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { saleOf } from '../../products/sale.ts'
import { printedLookup } from '../../samples/lookups.ts'
import {
  barcodeParts,
  examples,
  footnotes,
  matchCodes,
  printedResponse,
  sampleNote,
} from '../../samples/us-verification.ts'
import type { ProductPage } from '../../templates/product.ts'

const most = bounds.verifyUsAddresses.lookups.most

export const page: ProductPage = {
  template: 'product',
  title: 'US address verification',
  description:
    'Verify, correct, and standardize US addresses. Get ZIP+4, DPV match codes, and footnotes from one request.',
  menu: {
    label: 'US address verification',
    line: 'Check and correct addresses down to the delivery point',
    order: 10,
    group: 'Products',
  },
  heading: 'Verify US addresses',
  lead: 'Check whether an address is deliverable. We correct misspellings, standardize to USPS format, add the ZIP+4, and return a match code that shows what we found.',
  figure: { kind: 'addresses', examples, note: sampleNote },
  sale: saleOf('US address verification', {
    product: priceList['us-core-cloud'],
    editions: [priceList['us-core-cloud'], priceList['us-standard-cloud']],
  }),
  sections: [
    {
      title: 'Delivery point barcode',
      lead: 'Every delivery point has a unique 12-digit number. Use it to compare addresses and join your data.',
      isSunken: true,
      blocks: [{ kind: 'digits', parts: barcodeParts }],
    },
    {
      title: 'Request and response',
      lead: 'One request per address, JSON in return. Use the key as the username and its token as the password.',
      blocks: [
        { kind: 'request', lookup: printedLookup },
        { kind: 'response', response: printedResponse },
      ],
    },
    {
      title: 'Match codes and footnotes',
      blocks: [matchCodes, footnotes],
    },
    {
      title: 'Use cases',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Checkout',
              text: 'Catch a missing apartment number while the customer is still on the page. Use an embedded key, which works only on the hostnames you allow.',
            },
            {
              title: 'Back office',
              text: `Clean a list before a mailing, up to ${most} addresses per request, and store the codes with each row. Use a secret key, which stays on your server.`,
            },
            {
              title: 'Shipping and tax',
              text: 'Find out whether an address is residential or commercial, and in which county, before you calculate shipping and tax.',
            },
          ],
        },
      ],
    },
    {
      title: 'More fields in the response',
      lead: 'Every result includes details that shops and insurers often need next.',
      blocks: [
        {
          kind: 'fields',
          operation: 'verifyUsAddress',
          caption: 'Components and metadata',
          rows: [
            {
              field: 'candidates.components.street_predirection',
              text: 'The directional before the street name.',
            },
            {
              field: 'candidates.components.secondary_designator',
              text: 'The type of unit, such as Apt, Ste, or Fl.',
            },
            {
              field: 'candidates.metadata.county_name',
              text: 'The county, which determines sales tax in many states.',
            },
            {
              field: 'candidates.metadata.time_zone',
              text: 'The time zone, so you can call at a reasonable hour.',
            },
          ],
        },
        {
          kind: 'fields',
          operation: 'verifyUsAddress',
          caption: 'Address type',
          rows: [
            {
              field: 'candidates.metadata.record_type',
              text: 'Street, high-rise, or a firm with its own ZIP+4.',
            },
            {
              field: 'candidates.metadata.rdi',
              text: 'Residential or commercial. Many carriers charge more for residential delivery.',
            },
            { field: 'candidates.analysis.vacant', text: 'Whether the address has been vacant for a while.' },
            { field: 'candidates.analysis.active', text: 'Whether it currently receives mail.' },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'No resident data',
      text: 'We verify that an address is deliverable, not who lives there.',
    },
    {
      title: 'Addresses with mail delivery only',
      text: 'A field, a trailhead, or a construction site has no delivery point until USPS delivers there.',
    },
    {
      title: 'No guessed units',
      text: 'If the unit is missing, the response says so. We never fill one in.',
    },
    {
      title: 'United States only',
      text: 'For other countries, use international address verification.',
    },
  ],
  questions: [
    {
      question: 'Do lookups that find nothing count?',
      answer:
        'Yes. An address that isn’t found still counts as one lookup. Rejected and failed requests don’t count.',
    },
    {
      question: 'How many addresses can I send in one request?',
      answer: `One with GET, or up to ${most} with POST. Each address is one lookup and is returned with its index and, if you send one, your own ID.`,
    },
    {
      question: 'What if an address matches several places?',
      answer: `You get the best match. To get more, set candidates to at most ${bounds.verifyUsAddress.candidates.most}.`,
    },
  ],
  related: ['/products/single-address', '/products/us-address-autocomplete', '/docs/api/us-street'],
}
