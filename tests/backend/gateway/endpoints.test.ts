import { expect, test } from 'vitest'
import { products } from '#backend/services/gateway/products.ts'
import { catalogRows } from '#backend/services/subscription/catalog/rows.ts'
import {
  findNearestUsAddresses,
  geocodeInternationalAddress,
  geocodeUsAddress,
  getUsGeoreference,
  getUsProperty,
  getUsPropertyFinancials,
  listUsSecondaryAddresses,
  suggestInternationalAddresses,
  suggestUsAddresses,
  verifyInternationalAddress,
  verifyUsAddress,
} from '#generated/gateway/operations.ts'

const operations: Record<keyof typeof products, { service: string; path: string }> = {
  usStreet: verifyUsAddress,
  usAutocomplete: suggestUsAddresses,
  usReverseGeocoding: findNearestUsAddresses,
  usProperty: getUsProperty,
  usPropertyFinancial: getUsPropertyFinancials,
  usGeoreference: getUsGeoreference,
  usSecondary: listUsSecondaryAddresses,
  usRooftopGeocoding: geocodeUsAddress,
  internationalStreet: verifyInternationalAddress,
  internationalAutocomplete: suggestInternationalAddresses,
  internationalGeocoding: geocodeInternationalAddress,
}

test('a license names the path of the gateway that takes it, and no other', () => {
  const takenAt = new Map<string, string>()
  for (const [product, { service, path }] of Object.entries(operations))
    for (const license of products[product as keyof typeof products])
      takenAt.set(license, `/api/${service}${path}`)
  for (const { key, endpoints } of catalogRows().licenses)
    expect(endpoints).toEqual([takenAt.get(key) ?? []].flat())
})
