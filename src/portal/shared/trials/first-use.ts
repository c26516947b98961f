import { suggestUsAddresses, verifyUsAddress } from '#generated/gateway/operations.ts'
import { firstLookups } from '#portal/content/first-lookups.ts'

/** Where the first lookup of a license is made: in a tool of the portal, or with a key of the account. */
export function firstUseOf(licenseKey: string | undefined) {
  const lookup = firstLookups.find(({ licenses }) => licenses.some(key => key === licenseKey))
  switch (lookup?.operation.path) {
    case verifyUsAddress.path:
      return { to: '/account/tools', label: 'Look up an address' } as const
    case suggestUsAddresses.path:
      return { to: '/account/tools/autocomplete', label: 'Try the autocomplete' } as const
    default:
      return { to: '/account/keys', label: 'Create a key' } as const
  }
}
