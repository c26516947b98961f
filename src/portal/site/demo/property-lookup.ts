import { splitAddress } from '#domain/address-list/split-address.ts'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { getUsProperty } from '#generated/gateway/operations/getUsProperty.ts'
import { lookUp, lookupSource } from '#portal/shared/lookups/look-up.ts'

/** The buildings that an address in one line may mean, by the demonstration key. */
export async function findBuildings(address: string) {
  const [{ results }, source] = await Promise.all([
    lookUp(getUsProperty, { query: { ...splitAddress(address), key: DEMONSTRATION_KEY } }),
    lookupSource(),
  ])
  return { address, results, source }
}

export type Buildings = Awaited<ReturnType<typeof findBuildings>>
