import { findUsAddresses } from '#generated/compatibility/operations/findUsAddresses.ts'
import { getFinancialProperty } from '#generated/compatibility/operations/getFinancialProperty.ts'
import { getGeoReference } from '#generated/compatibility/operations/getGeoReference.ts'
import { getPrincipalProperty } from '#generated/compatibility/operations/getPrincipalProperty.ts'
import { getSecondaryCount } from '#generated/compatibility/operations/getSecondaryCount.ts'
import { listSecondaries } from '#generated/compatibility/operations/listSecondaries.ts'
import { suggestInternational } from '#generated/compatibility/operations/suggestInternational.ts'
import { suggestInternationalEntries } from '#generated/compatibility/operations/suggestInternationalEntries.ts'
import { verifyInternational } from '#generated/compatibility/operations/verifyInternational.ts'
import { verifyStreetAddress } from '#generated/compatibility/operations/verifyStreetAddress.ts'
import { keyOf } from '../../support/contract/keyed.ts'
import type { World } from '../../support/contract/world.ts'
import { basic } from '../../support/gateway.ts'
import { filtered } from '../filters/filtered.ts'

const withKey = async (world: World) => ({ caller: null, headers: basic(await keyOf(world)) })
const searching = async (world: World) => ({ ...(await withKey(world)), params: { smarty_key: 'search' } })
const housesOf = async (world: World) => ({
  ...(await withKey(world)),
  params: { address_id: 'REVVfDExNXQ2NDB8TGluZGVuaG9md2VnfDIwMzU0' },
})

/** There is a Springfield with such a street in three states. */
const MAIN = { street: '700 Main St', city: 'Springfield', state: 'MA' }
const ADDRESSES = [
  MAIN,
  { street: '700 Main St', zipcode: '62701' },
  { street: '1 Nowhere Lane', zipcode: '62701' },
  { freeform: '214 N Juniper St Salt Lake City UT' },
  { freeform: '700 Main St Springfield MA' },
]

export const cases = [
  ...filtered(verifyStreetAddress, withKey, [
    { ...MAIN, zipcode: '62701', candidates: 10 },
    { street: '88 Copper Mill Ave', secondary: 'Apt 5', city: 'Boulder', state: 'CO', addressee: 'Lee' },
    { street: '700 Main St', lastline: 'Springfield MA' },
  ]),
  ...filtered(findUsAddresses, withKey, [
    { search: '700 ', include_only_states: 'MA' },
    { search: '700 ', include_only_cities: 'SPRINGFIELD,MA' },
    { search: '700 ', include_only_zip_codes: '62701' },
    { search: '700 ', exclude_states: 'MA' },
    { search: '700 ', prefer_states: 'RI', prefer_ratio: 0 },
    { search: '700 ', prefer_states: 'RI' },
    { search: '700 ', prefer_cities: 'SEATTLE,WA' },
    { search: '700 ', prefer_zip_codes: '01103' },
    { latitude: 37.42246, longitude: -122.0841 },
    { latitude: 40.7762, longitude: -111.8956 },
  ]),
  ...filtered(getPrincipalProperty, searching, ADDRESSES),
  ...filtered(getFinancialProperty, searching, ADDRESSES),
  ...filtered(getGeoReference, searching, ADDRESSES),
  ...filtered(listSecondaries, searching, ADDRESSES),
  ...filtered(getSecondaryCount, searching, ADDRESSES),
  ...filtered(verifyInternational, withKey, [
    { country: 'DEU', address1: 'Lindenhofweg 12', address2: '20354 Hamburg' },
    { country: 'DEU', address1: 'Lindenhofweg 12', address2: 'c/o', address3: '20354 Hamburg' },
    { country: 'DEU', address1: 'Lindenhofweg 12', address2: 'c/o', address4: '20354 Hamburg' },
    { country: 'DEU', freeform: 'Lindenhofweg 13, Hamburg' },
    { country: 'DEU', address1: 'Lindenhofweg 12', postal_code: '20354' },
    // The place and the postal code mean two different streets.
    {
      ...{ country: 'CAN', address1: 'Granville Street', locality: 'Halifax' },
      ...{ postal_code: 'V6Z 1L2', administrative_area: 'BC' },
    },
  ]),
  ...filtered(suggestInternational, withKey, [
    { country: 'DEU', search: 'lin', include_only_locality: 'Berlin' },
    { country: 'DEU', search: 'lin', include_only_postal_code: '20354' },
    { country: 'DEU', search: 'lin', max_results: 1 },
  ]),
  ...filtered(suggestInternationalEntries, housesOf, [{ max_results: 1 }, { search: 'lindenhofweg 12' }]),
]
