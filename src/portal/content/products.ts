export interface Product {
  name: string
  line: string
  /** Its page, where it has one. */
  to?: '/products/us-address-verification'
}

export const products: readonly Product[] = [
  {
    name: 'US address verification',
    line: 'Checks, corrects and standardizes an address down to its delivery point.',
    to: '/products/us-address-verification',
  },
  { name: 'US address autocomplete', line: 'Suggests real addresses from the first characters typed.' },
  { name: 'US rooftop geocoding', line: 'Turns an address into coordinates on the building itself.' },
  { name: 'US reverse geocoding', line: 'Turns coordinates into the addresses nearest to them.' },
  { name: 'International verification', line: 'Checks addresses abroad, each in its own country’s format.' },
  { name: 'International autocomplete', line: 'Suggests addresses country by country as they are typed.' },
  { name: 'US property data', line: 'Adds what is known about the building at an address.' },
  { name: 'US master address list', line: 'Deliverable addresses as data, state by state.' },
]
