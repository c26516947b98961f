import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import { formats } from '#generated/portal/figures/formats.ts'
import { nearest } from '#generated/portal/figures/nearest.ts'
import { slice } from '#generated/portal/figures/slice.ts'
import { typingAbroad, usTyping } from '#generated/portal/figures/typing.ts'
import { units } from '#generated/portal/figures/units.ts'
import {
  response as geocodedAbroad,
  lookup as locatedAbroad,
} from '#generated/portal/products/international-geocoding.ts'
import { response as georeference } from '#generated/portal/products/us-georeference-data.ts'
import { response as property } from '#generated/portal/products/us-property-data.ts'
import { response as financials } from '#generated/portal/products/us-property-data-financial.ts'
import { lookup as located, response as rooftop } from '#generated/portal/products/us-rooftop-geocoding.ts'
import { examples } from '../../samples/us-verification.ts'
import type { ProductLine, ProductsPage } from '../../templates/product.ts'

const [misspelled] = examples
const typing = usTyping.at(-2)
const [abroad] = formats
const [near] = nearest.results
const [row] = slice.rows
const [street] = typingAbroad
const [suggested] = street?.suggestions ?? []
const [house] = property.results
const [figures] = financials.results
const [areas] = georeference.results
const [roof] = rooftop.results
const [pointAbroad] = geocodedAbroad.results
if (!misspelled || !typing || !abroad || !near || !row || !street || !suggested)
  throw new Error('an example is missing')
if (!house || !figures?.last_sale || !areas || !roof || !pointAbroad) throw new Error('an example is missing')
const { structure } = house

const line = (slug: string, given: string, answered: string): ProductLine => ({
  to: `/products/${slug}`,
  given,
  answered,
})

export const page: ProductsPage = {
  template: 'products',
  title: 'Products',
  description:
    'Address verification, autocomplete, geocoding, property data, and address lists, each with an example request and response.',
  heading: 'Products',
  lead: 'Verify, complete, and locate addresses, and look up property data. All products use the same account and keys. Each one is shown with an example.',
  groups: [
    {
      title: 'Address verification',
      lead: 'Check and correct addresses before you ship, bill, or mail.',
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
      title: 'Address autocomplete',
      lead: 'Suggest addresses as people type, so you get fewer typos.',
      lines: [
        line(
          'us-address-autocomplete',
          typing.typed,
          typing.suggestions.map(({ line: text, place }) => `${text}, ${place}`).join(' · '),
        ),
        line(
          'international-address-autocomplete',
          `${street.typed}, ${street.label}`,
          `${suggested.line}, ${suggested.place}: ${suggested.entries} addresses`,
        ),
      ],
    },
    {
      title: 'Geocoding',
      lead: 'Turn addresses into coordinates, and coordinates into addresses.',
      lines: [
        line(
          'us-rooftop-geocoding',
          Object.values(located.query).join(', '),
          `${roof.coordinates.latitude}, ${roof.coordinates.longitude} (${roof.precision})`,
        ),
        line(
          'international-geocoding',
          Object.values(locatedAbroad.query).join(', '),
          `${pointAbroad.coordinates.latitude}, ${pointAbroad.coordinates.longitude} (${pointAbroad.address_precision})`,
        ),
        line(
          'us-reverse-geocoding',
          `${nearest.latitude}, ${nearest.longitude}`,
          `${near.line}, ${near.distance} m away`,
        ),
      ],
    },
    {
      title: 'Property and location data',
      lead: 'Look up the building, its assessed value, its census geography, and its units.',
      lines: [
        line(
          'us-property-data',
          house.postal_address.delivery_line_1,
          `${structure.building_use}, ${structure.year_built}, ${exactAmount(structure.square_feet)} sq ft, ${structure.roof}`,
        ),
        line(
          'us-property-data-financial',
          figures.postal_address.delivery_line_1,
          `assessed ${dollars(figures.assessment.total_value)}, sold ${figures.last_sale.sold_on} for ${dollars(figures.last_sale.sale_price)}`,
        ),
        line(
          'us-georeference-data',
          areas.postal_address.delivery_line_1,
          `county ${areas.census.county_fips}, tract ${areas.census.tract}, block ${areas.census.block}`,
        ),
        line(
          'us-secondary-address-data',
          units.address,
          `${units.numbers.length} units: ${units.designator} ${units.numbers.slice(0, 4).join(', ')} …`,
        ),
      ],
    },
    {
      title: 'Address files',
      lead: 'License the data instead of calling the API.',
      lines: [line('us-master-address-list', 'every address in a state', row.slice(0, 5).join(','))],
    },
  ],
}
