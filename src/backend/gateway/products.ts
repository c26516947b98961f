import { licenseByKey } from '#backend/subscription/public.ts'

/** Numbers of the licenses that serve each product, the preferred one first. */
export const products = {
  usStreet: licensesOf('us-core-cloud', 'us-standard-cloud'),
  usAutocomplete: licensesOf('us-autocomplete-pro-cloud'),
  internationalStreet: licensesOf('international-cloud'),
} as const

export type Product = (typeof products)[keyof typeof products]

function licensesOf(...keys: string[]): readonly number[] {
  return keys.map(key => {
    const license = licenseByKey(key)
    if (!license) throw new Error(`the catalog has no license ${key}`)
    return license.license_id
  })
}
