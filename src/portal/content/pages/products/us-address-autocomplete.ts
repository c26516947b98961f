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
    'Suggest real US addresses from the first characters, in a checkout or a form, and say which of them are buildings with units.',
  menu: {
    label: 'US address autocomplete',
    line: 'Suggests real addresses from the first characters typed',
    order: 30,
    group: 'Products',
  },
  heading: 'Seven keys instead of forty',
  lead: 'Someone types a house number and the first letter of a street. We suggest addresses that exist, so the rest is a press of the Enter key, without a typo.',
  figure: {
    kind: 'typing',
    field: 'Shipping address',
    steps: usTyping,
    note: 'Answered by the API from our demo sample of addresses. Choose how much has been typed.',
  },
  sale: saleOf('US address autocomplete', { product: priceList['us-autocomplete-pro-cloud'] }),
  sections: [
    {
      title: 'From a letter to a label',
      isSunken: true,
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Wait for a pause',
              text: 'Send what was typed once the fingers rest for a moment. Every call is a lookup, and no one reads suggestions between two keystrokes.',
            },
            {
              title: 'Show what exists',
              text: `Up to ${max_results.most} addresses come back in alphabetical order: street line, city, state and ZIP Code. Limit them to a state if you deliver only there.`,
            },
            {
              title: 'Ask for the unit',
              text: 'A suggestion with more than one entry is a building with apartments or suites. Ask for the number before the order is placed.',
            },
            {
              title: 'Verify what was chosen',
              text: 'A suggestion is an address, not yet a delivery point. One verification adds the ZIP+4 and says whether the unit exists.',
            },
          ],
        },
      ],
    },
    {
      title: 'One request for each pause',
      lead: 'In a page, an embedded key replaces the password: it works only on the hostnames you name.',
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'suggestUsAddresses',
          caption: 'Fields of a suggestion',
          rows: [
            {
              field: 'suggestions.street_line',
              text: 'House number and street, in standard form, ready for the field.',
            },
            { field: 'suggestions.city', text: 'The city that the post office uses for this ZIP Code.' },
            { field: 'suggestions.state', text: 'The two letters of the state.' },
            { field: 'suggestions.zipcode', text: 'Five digits. The four after it come with verification.' },
            {
              field: 'suggestions.entries',
              text: 'How many delivery points are behind this line. More than one means units.',
            },
          ],
        },
      ],
    },
    {
      title: 'Where it earns its keep',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'On a phone',
              text: 'A thumb makes more mistakes than a keyboard. Fewer keys mean fewer of them, and fewer abandoned carts.',
            },
            {
              title: 'At the call center',
              text: 'The agent hears “214 North Juniper” and has the ZIP Code before the caller has found it.',
            },
            {
              title: 'In a store locator',
              text: 'The first suggestion is enough to know the city, and the nearest branch with it.',
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'It completes from the front',
      text: 'The text must begin with the house number. It does not search for a street by its middle.',
    },
    {
      title: 'It does not forgive typos',
      text: 'Letters are taken as they are typed. Mistakes are corrected by verification, afterwards.',
    },
    {
      title: 'Units are counted, not listed',
      text: 'The number of entries says that there are units. The list of them is a product of its own.',
    },
    {
      title: 'Not by place',
      text: 'Suggestions are in alphabetical order. A state narrows them down; where the visitor is does not.',
    },
  ],
  questions: [
    {
      question: 'Is each keystroke a lookup?',
      answer:
        'Each call is. With a pause of a quarter of a second before each, an address takes three or four calls, not one for each letter.',
    },
    {
      question: 'May the key be in my page?',
      answer:
        'An embedded key, yes: it is useless on other hostnames. A secret key is rejected in a browser, regardless of who uses it.',
    },
    {
      question: 'How long may the text be?',
      answer: `Up to ${search.most} characters, in any case, with or without commas.`,
    },
  ],
  related: [
    '/products/us-address-verification',
    '/products/us-secondary-address-data',
    '/products/international-address-autocomplete',
  ],
}
