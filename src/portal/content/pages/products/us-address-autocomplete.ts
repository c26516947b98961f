import { bounds } from '#generated/portal/bounds.ts'
import { usTyping } from '#generated/portal/figures/typing.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { exchange } from '#generated/portal/products/us-address-autocomplete.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

const { search, max_results } = bounds.suggestUsAddresses

export const page: ProductPage = {
  template: 'product',
  title: 'US address autocomplete',
  description:
    'Suggest real US addresses as people type in a checkout or form, and see which of them are buildings with units.',
  menu: {
    label: 'US address autocomplete',
    line: 'Suggest real addresses as people type',
    order: 20,
    group: 'Products',
  },
  heading: 'Autocomplete US addresses',
  lead: 'Suggest real addresses after a few characters. Customers type less, make fewer typos, and check out faster.',
  figure: {
    kind: 'typing',
    field: 'Shipping address',
    steps: usTyping,
    note: 'API responses from our demo sample of addresses. Choose how much has been typed.',
  },
  sale: saleOf('US address autocomplete', { product: priceList['us-autocomplete-pro-cloud'] }),
  sections: [
    {
      title: 'How it works',
      isSunken: true,
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Wait for a pause',
              text: 'Send the text after a short pause in typing. Every request is a lookup, so don’t send one for each keystroke.',
            },
            {
              title: 'Show suggestions',
              text: `You get up to ${max_results.most} addresses in alphabetical order, with street line, city, state, and ZIP Code. You can limit them to one state.`,
            },
            {
              title: 'Ask for the unit',
              text: 'A suggestion with more than one entry is a building with units. Ask for the unit number before the customer places the order.',
            },
            {
              title: 'Verify the selected address',
              text: 'A suggestion isn’t verified yet. Send it to US address verification to add the ZIP+4 and check the unit.',
            },
          ],
        },
      ],
    },
    {
      title: 'Request and response',
      lead: 'On a web page, use an embedded key instead of a secret token. It works only on the hostnames you allow.',
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'suggestUsAddresses',
          caption: 'Suggestion fields',
          rows: [
            {
              field: 'suggestions.street_line',
              text: 'House number and street in USPS format.',
            },
            { field: 'suggestions.city', text: 'The USPS city name for this ZIP Code.' },
            { field: 'suggestions.state', text: 'The two-letter state abbreviation.' },
            { field: 'suggestions.zipcode', text: 'The five-digit ZIP Code. Verification adds the +4.' },
            {
              field: 'suggestions.entries',
              text: 'The number of delivery points at this line. More than one means there are units, which a second request lists.',
            },
          ],
        },
      ],
    },
    {
      title: 'Use cases',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Mobile checkout',
              text: 'Typing on a phone is slow and error-prone. Fewer keystrokes mean fewer typos and fewer abandoned carts.',
            },
            {
              title: 'Call center',
              text: 'Agents type “214 n jun” and get the full address with its ZIP Code while the caller is on the line.',
            },
            {
              title: 'Store locator',
              text: 'The first suggestion is enough to find the city and its nearest store.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'House number first',
      text: 'The text must start with the house number. We don’t search within street names.',
    },
    {
      title: 'No typo correction',
      text: 'Suggestions match the characters as typed. Verification corrects mistakes afterward.',
    },
    {
      title: 'A few units per request',
      text: `A request lists up to ${max_results.most} units of a building, by the start of their number. To list all of them, use US secondary address data.`,
    },
    {
      title: 'No location bias',
      text: 'Suggestions are in alphabetical order. You can limit them by state, but not by the visitor’s location.',
    },
  ],
  questions: [
    {
      question: 'Is every keystroke a lookup?',
      answer:
        'Every request is. If you wait a quarter of a second before each request, an address takes three or four.',
    },
    {
      question: 'Can I put the key in my page?',
      answer:
        'Yes, if it’s an embedded key, because it doesn’t work on other hostnames. A secret key is rejected in a browser.',
    },
    {
      question: 'Do I have to build the field myself?',
      answer:
        'No. The autocomplete widget in our documentation adds suggestions to any form with one script or a React component.',
    },
    {
      question: 'How long can the text be?',
      answer: `Up to ${search.most} characters. Case and commas don’t matter.`,
    },
  ],
  related: [
    '/products/us-address-verification',
    '/products/us-secondary-address-data',
    '/products/international-address-autocomplete',
  ],
}
