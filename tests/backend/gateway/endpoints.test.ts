import { expect, test } from 'vitest'
import { products } from '#backend/services/gateway/products.ts'
import { catalogRows } from '#backend/services/subscription/catalog/rows.ts'
import { findNearestUsAddresses } from '#generated/gateway/operations/findNearestUsAddresses.ts'
import { geocodeInternationalAddress } from '#generated/gateway/operations/geocodeInternationalAddress.ts'
import { geocodeUsAddress } from '#generated/gateway/operations/geocodeUsAddress.ts'
import { getUsGeoreference } from '#generated/gateway/operations/getUsGeoreference.ts'
import { getUsProperty } from '#generated/gateway/operations/getUsProperty.ts'
import { getUsPropertyFinancials } from '#generated/gateway/operations/getUsPropertyFinancials.ts'
import { listUsSecondaryAddresses } from '#generated/gateway/operations/listUsSecondaryAddresses.ts'
import { suggestInternationalAddresses } from '#generated/gateway/operations/suggestInternationalAddresses.ts'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { verifyInternationalAddress } from '#generated/gateway/operations/verifyInternationalAddress.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'

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
