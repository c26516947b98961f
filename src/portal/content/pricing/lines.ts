/** The pricing pages, in the order in which they are listed. The first is `/pricing` itself. */
export const pricingLines = [
  { slug: null, name: 'US address verification' },
  { slug: 'us-address-autocomplete', name: 'US address autocomplete' },
  { slug: 'us-rooftop-geocoding', name: 'US rooftop geocoding' },
  { slug: 'us-reverse-geocoding', name: 'US reverse geocoding' },
  { slug: 'international-address-verification', name: 'International verification' },
  { slug: 'international-address-autocomplete', name: 'International autocomplete' },
  { slug: 'us-property-data', name: 'US property data' },
  { slug: 'us-georeference-data', name: 'US georeference data' },
  { slug: 'us-secondary-address-data', name: 'US secondary address data' },
  { slug: 'us-master-address-list', name: 'US master address list' },
] as const
