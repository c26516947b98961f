/** The lookups behind the figures on product pages. `npm run samples` writes the gateway's responses into `figures/`. */

/** Partial US addresses, as someone types them at checkout. */
export const typedInUs = ['2', '214', '214 n', '214 n j'] as const

/** International addresses, typed without accents. */
export const formatExamples = [
  { country: 'Germany', lookup: { country: 'DEU', address1: 'muhlbachstr 12', locality: 'munchen' } },
  { country: 'France', lookup: { country: 'FRA', address1: '160 rue de rivoli', locality: 'paris' } },
  {
    country: 'Canada',
    lookup: { country: 'CAN', address1: '1000 rue sainte-catherine ouest', locality: 'montreal' },
  },
  { country: 'Italy', lookup: { country: 'ITA', address1: 'via del corso 320', locality: 'roma' } },
  {
    country: 'Netherlands',
    lookup: { country: 'NLD', address1: 'keizersgracht 174', locality: 'amsterdam' },
  },
  { country: 'India', lookup: { country: 'IND', address1: '21 banyan tree road', locality: 'pune' } },
] as const

export const roofAddress = { street: '214 N Juniper St', zipcode: '84116' } as const

/** A point on a street, as a phone would report it. */
export const nearestPoint = { latitude: 40.7762, longitude: -111.8956 } as const

/** The part of the country whose first rows are shown. */
export const sliceZip = '80302'

/** Partial international streets. The last one is opened to list its addresses. */
export const typedAbroad = [
  { label: 'France', country: 'FRA', search: 'rue de', isOpened: false },
  { label: 'Canada', country: 'CAN', search: 'rue', isOpened: false },
  { label: 'Brazil', country: 'BRA', search: 'ave', isOpened: false },
  { label: 'Street opened', country: 'FRA', search: 'rue de ri', isOpened: true },
] as const

export const unitsAddress = { street: '88 Copper Mill Ave', zipcode: '80302' } as const
