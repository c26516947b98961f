import { formats } from '../../samples/figures/formats.ts'
import { nearest } from '../../samples/figures/nearest.ts'
import { slice } from '../../samples/figures/slice.ts'
import { usTyping } from '../../samples/figures/typing.ts'
import { examples } from '../../samples/us-verification.ts'
import type { ProductLine, ProductsPage } from '../../templates/product.ts'

const [misspelled] = examples
const typing = usTyping.at(-2)
const [abroad] = formats
const [near] = nearest.results
const [row] = slice.rows
if (!misspelled || !typing || !abroad || !near || !row) throw new Error('an example is missing')

const line = (slug: string, given: string, answered: string): ProductLine => ({
  to: `/products/${slug}`,
  given,
  answered,
})

export const page: ProductsPage = {
  template: 'products',
  title: 'Products',
  description:
    'Everything that Gatepost answers about an address, each product with an example: what you send, and what you get back.',
  heading: 'One address, every question',
  lead: 'Is it real? Where is it? What stands there? Each product answers one of these, through the same keys and with one address as its key. Here is what each does, on an example.',
  groups: [
    {
      title: 'Is it right?',
      lead: 'Check what people typed, and correct it before it costs a parcel.',
      lines: [
        line(
          'us-address-verification',
          misspelled.typed.map(({ text }) => text).join(''),
          `${misspelled.deliveryLine}, ${misspelled.lastLine}`,
        ),
        line(
          'international-address-verification',
          'muhlbachstr 12, munchen, DEU',
          abroad.lines.map(parts => parts.map(({ text }) => text).join('')).join(', '),
        ),
      ],
    },
    {
      title: 'Help while typing',
      lead: 'Suggest addresses that exist, so fewer mistakes are made at all.',
      lines: [
        line(
          'us-address-autocomplete',
          typing.typed,
          typing.suggestions.map(({ line: text, place }) => `${text}, ${place}`).join(' · '),
        ),
      ],
    },
    {
      title: 'Where is it?',
      lead: 'Between addresses and points on the map, in both directions.',
      lines: [
        line(
          'us-reverse-geocoding',
          `${nearest.latitude}, ${nearest.longitude}`,
          `${near.line}, ${near.distance} m away`,
        ),
      ],
    },
    {
      title: 'All of it',
      lead: 'For those who would rather have the data than ask for them.',
      lines: [line('us-master-address-list', 'every address of a state', row.slice(0, 5).join(','))],
    },
  ],
}
