export interface ProductLine {
  /** Of its page, if it has one. */
  slug: string
  name: string
  line: string
}

export const productLines: readonly ProductLine[] = [
  {
    slug: 'us-address-verification',
    name: 'US address verification',
    line: 'Checks, corrects and standardizes an address down to its delivery point.',
  },
  {
    slug: 'us-address-autocomplete',
    name: 'US address autocomplete',
    line: 'Suggests real addresses from the first characters typed.',
  },
  {
    slug: 'us-rooftop-geocoding',
    name: 'US rooftop geocoding',
    line: 'Turns an address into the coordinates of the building itself.',
  },
  {
    slug: 'us-reverse-geocoding',
    name: 'US reverse geocoding',
    line: 'Turns coordinates into the nearest addresses.',
  },
  {
    slug: 'international-address-verification',
    name: 'International verification',
    line: 'Checks addresses abroad, each in its own country’s format.',
  },
  {
    slug: 'international-address-autocomplete',
    name: 'International autocomplete',
    line: 'Suggests addresses in each country as they are typed.',
  },
  {
    slug: 'us-property-data',
    name: 'US property data',
    line: 'Adds what is known about the building at an address.',
  },
  {
    slug: 'us-master-address-list',
    name: 'US master address list',
    line: 'Delivers every deliverable address as data, state by state.',
  },
]
