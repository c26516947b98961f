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
    'Suggest addresses of one country while they are typed: first the street, then the house, each in the local spelling.',
  menu: {
    label: 'International address autocomplete',
    line: 'Suggests addresses of one country as they are typed',
    order: 40,
    group: 'Products',
  },
  heading: 'First the street, then the house',
  lead: 'Abroad, no one begins with the house number. Someone types the street, chooses it, and then picks the number from the houses that are really on it.',
  figure: {
    kind: 'typing',
    field: 'Delivery address',
    steps: typingAbroad,
    note: 'Answered by the API from our demo sample of streets. The last one opens a street to its houses.',
  },
  sale: saleOf('International autocomplete', { product: priceList['international-autocomplete-cloud'] }),
  sections: [
    {
      title: 'Two calls, two choices',
      isSunken: true,
      blocks: [
        {
          kind: 'steps',
          steps: [
            {
              title: 'Say the country',
              text: 'From the form, or from where the shop delivers. It decides which streets are searched and how they are written.',
            },
            {
              title: 'Suggest streets',
              text: 'Without a number, a street is one line, with as many entries as it has houses. Accents are not needed: letters match without them.',
            },
            {
              title: 'Open the chosen one',
              text: 'Send its group back, and its houses are listed. Type the number, and the list narrows.',
            },
            {
              title: 'Verify the choice',
              text: 'International verification confirms the whole address, with province and coordinates.',
            },
          ],
        },
      ],
    },
    {
      title: 'A street is a suggestion too',
      lead: 'Entries and group are the difference to the autocomplete of the United States.',
      blocks: [
        exchange,
        {
          kind: 'fields',
          operation: 'suggestInternationalAddresses',
          caption: 'Fields of a suggestion',
          rows: [
            {
              field: 'suggestions.address1',
              text: 'Street, and the house number where the country writes it.',
            },
            {
              field: 'suggestions.address2',
              text: 'Postal code and city in local order, to tell two streets of one name apart.',
            },
            { field: 'suggestions.locality', text: 'The city alone, for a field of its own.' },
            {
              field: 'suggestions.entries',
              text: 'How many addresses are behind the line: one for a house, many for a street.',
            },
            {
              field: 'suggestions.group',
              text: 'Opens a line with many entries; null for a single address.',
            },
          ],
        },
      ],
    },
    {
      title: 'Where it earns its keep',
      isSunken: true,
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'A shop that ships abroad',
              text: 'The customer types without umlauts on a foreign keyboard. The label still says Straße.',
            },
            {
              title: 'A hotel desk',
              text: 'The guest spells out the street once. No one at the desk has to know where the accent goes.',
            },
            {
              title: 'Onboarding in many countries',
              text: 'One field instead of a form for each country. The parts come back sorted.',
            },
          ],
        },
      ],
    },
    {
      title: 'Words inside of names',
      lead: 'People leave out what they think is obvious.',
      blocks: [
        {
          kind: 'points',
          points: [
            {
              title: 'Any word may begin',
              text: 'Typing the second word of a street finds it as well, so “rivoli” is enough in Paris.',
            },
            {
              title: 'Numbers where they belong',
              text: 'In front of the street in France, behind it in Germany. Both are understood.',
            },
            {
              title: 'Narrow by number',
              text: `A street of hundreds of houses shows ${max_results.most} at a time. Each digit typed halves the list, and more.`,
            },
          ],
        },
      ],
    },
  ],
  limits: [
    {
      title: 'One country at a time',
      text: 'Without a country, the same letters would mean a different street in each.',
    },
    {
      title: 'No search by city',
      text: 'The text begins with a street. A city alone is not a delivery address.',
    },
    {
      title: 'Letters as typed',
      text: 'Accents are forgiven, wrong letters are not. Verification corrects those.',
    },
    { title: 'Opening a street is a lookup', text: 'Each call counts, also the one that lists the houses.' },
  ],
  questions: [
    {
      question: 'How many calls does an address take?',
      answer: 'Usually three to five: one for each pause while typing, and one to open the street.',
    },
    {
      question: 'Does a group stay valid?',
      answer: 'For the form that is open, yes. Do not store it; store the address.',
    },
    {
      question: 'Can it be used from a page?',
      answer: 'Yes, with an embedded key, which works only on the hostnames you name.',
    },
  ],
  related: [
    '/products/international-address-verification',
    '/products/us-address-autocomplete',
    '/global-address-formatting',
  ],
}
