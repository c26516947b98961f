import type { LoggedRequest } from '#generated/security/types.ts'

/** The operations of the address API: their names for people, and the last part of their path. */
export const APIS: Record<LoggedRequest['operation'], { label: string; path: string }> = {
  verifyUsAddress: { label: 'US street', path: 'us-street' },
  verifyUsAddresses: { label: 'US street, batch', path: 'us-street' },
  suggestUsAddresses: { label: 'US autocomplete', path: 'us-autocomplete' },
  findNearestUsAddresses: { label: 'US reverse geocoding', path: 'us-reverse-geocoding' },
  getUsProperty: { label: 'US property', path: 'us-property' },
  getUsPropertyFinancials: { label: 'US property, financial', path: 'us-property-financial' },
  getUsGeoreference: { label: 'US georeference', path: 'us-georeference' },
  listUsSecondaryAddresses: { label: 'US secondary', path: 'us-secondary' },
  geocodeUsAddress: { label: 'US rooftop geocoding', path: 'us-rooftop-geocoding' },
  verifyInternationalAddress: { label: 'International street', path: 'international-street' },
  suggestInternationalAddresses: {
    label: 'International autocomplete',
    path: 'international-autocomplete',
  },
  geocodeInternationalAddress: { label: 'International geocoding', path: 'international-geocoding' },
}
