import { bounds } from '#generated/portal/bounds.ts'
import { typingAbroad } from '#generated/portal/figures/typing.ts'
import { priceList } from '#generated/portal/price-list.ts'
import { exchange } from '#generated/portal/products/international-address-autocomplete.ts'
import { saleOf } from '../../products/sale.ts'
import type { ProductPage } from '../../templates/product.ts'

const { max_results } = bounds.suggestInternationalAddresses

export const page: ProductPage = {
  template: 'product',
  title: 'International address autocomplete',
  description:
    'Suggest addresses outside the US as people type: first the street, then the house number, in the local spelling.',
  menu: {
    label: 'International address autocomplete',
    line: 'Suggest international addresses as people type',
    order: 50,
    group: 'Products',
  },
  heading: 'Autocomplete international addresses',
  lead: 'In many countries, people type the street first. Suggest streets, and then the house numbers on the selected street.',
  figure: {
    kind: 'typing',
    field: 'Delivery address',
    steps: typingAbroad,
    note: 'API responses from our demo sample of streets. The last one lists the addresses on a street.',
  },
  sale: saleOf('International autocomplete', { product: priceList['international-autocomplete-cloud'] }),
  sections: [
    {
      title: 'How it works',
      isSunken: true,
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Send the country',
              text: 'Take it from your form or from where you deliver. It determines which streets are searched and how they’re written.',
            },
            {
              title: 'Suggest streets',
              text: 'Without a house number, each suggestion is a street with its number of addresses. Accents are optional.',
            },
            {
              title: 'List the addresses on a street',
              text: 'Send the group of the selected street to list its addresses. As the customer types the house number, the list narrows.',
            },
            {
              title: 'Verify the selected address',
              text: 'International address verification checks the full address and adds the province and coordinates.',
            },
          ],
        },
      ],
    },
    {
      title: 'Request and response',
      lead: 'Unlike US address autocomplete, suggestions can be whole streets, with entries and a group.',
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'suggestInternationalAddresses',
          caption: 'Suggestion fields',
          rows: [
            {
              field: 'suggestions.address1',
              text: 'The street, with the house number where the country writes it.',
            },
            {
              field: 'suggestions.address2',
              text: 'The postal code and city in local order, to tell apart streets with the same name.',
            },
            { field: 'suggestions.locality', text: 'Only the city, for a separate field.' },
            {
              field: 'suggestions.entries',
              text: 'The number of addresses: one for a house, more for a street.',
            },
            {
              field: 'suggestions.group',
              text: 'Send it to list the addresses of a street. Null for a single address.',
            },
          ],
        },
      ],
    },
    {
      title: 'Use cases',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'International checkout',
              text: 'Customers type without umlauts on any keyboard, and the label still says Straße.',
            },
            {
              title: 'Hotel check-in',
              text: 'Staff enter foreign addresses correctly, including accents.',
            },
            {
              title: 'Onboarding in many countries',
              text: 'Use one field instead of a form for each country. You get the components separately.',
            },
          ],
        },
      ],
    },
    {
      title: 'Matching',
      lead: 'Suggestions match partial input in the ways people usually type.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Any word of the name',
              text: 'The second word of a street name matches too. In Paris, “rivoli” is enough.',
            },
            {
              title: 'House number before or after',
              text: 'It comes before the street in France and after it in Germany. Both work.',
            },
            {
              title: 'Narrow by house number',
              text: `For long streets, you get ${max_results.most} addresses at a time. Each digit the customer types narrows the list.`,
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'One country at a time',
      text: 'Every request needs a country, because the same letters match different streets in each one.',
    },
    {
      title: 'No city search',
      text: 'The text must start with a street.',
    },
    {
      title: 'No typo correction',
      text: 'Accents are optional, but letters must match. Verification corrects typos.',
    },
    {
      title: 'Listing addresses is a lookup',
      text: 'Every request counts, including the one that lists the addresses on a street.',
    },
  ],
  questions: [
    {
      question: 'How many lookups does an address take?',
      answer: 'Usually three to five: one for each pause in typing, and one to list the street.',
    },
    {
      question: 'How long is a group valid?',
      answer: 'Use it while the form is open. Don’t store it. Store the address instead.',
    },
    {
      question: 'Can I use it on a web page?',
      answer: 'Yes, with an embedded key, which works only on the hostnames you allow.',
    },
  ],
  related: [
    '/products/international-address-verification',
    '/products/us-address-autocomplete',
    '/global-address-formatting',
  ],
}
