import { expect, test } from 'vitest'
import { products } from '#backend/gateway/products.ts'
import { catalogRows } from '#backend/subscription/catalog-rows.ts'
import {
  suggestUsAddresses,
  verifyInternationalAddress,
  verifyUsAddress,
} from '#generated/gateway/operations.ts'

test('a license names the path of the gateway that takes it, and no other', () => {
  const takenAt = new Map<string, string>()
  for (const [product, { service, path }] of [
    [products.usStreet, verifyUsAddress],
    [products.usAutocomplete, suggestUsAddresses],
    [products.internationalStreet, verifyInternationalAddress],
  ] as const)
    for (const license of product) takenAt.set(license, `/api/${service}${path}`)
  for (const { key, endpoints } of catalogRows().licenses)
    expect(endpoints).toEqual([takenAt.get(key) ?? []].flat())
})
