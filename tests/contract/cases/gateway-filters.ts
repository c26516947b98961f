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
import { keyOf } from '../../support/contract/keyed.ts'
import type { World } from '../../support/contract/world.ts'
import { basic } from '../../support/gateway.ts'
import { filtered } from '../filters/filtered.ts'

const withKey = async (world: World) => ({
  caller: null,
  headers: basic(await keyOf(world)),
})

/** There is a Springfield with such a street in three states. */
const MAIN = { street: '700 Main St', city: 'Springfield', state: 'MA' }
const UNIT = { street: '88 Copper Mill Ave', city: 'Boulder', state: 'CO' }
const ADDRESS = [MAIN]
const ABROAD = [
  { country: 'DEU', address1: 'Lindenhofweg 12', locality: 'Hamburg' },
  { country: 'GBR', address1: '10 Downing Street', locality: 'London' },
  // The place and the postal code mean two different streets.
  {
    ...{ country: 'CAN', address1: 'Granville Street', locality: 'Halifax' },
    ...{ postal_code: 'V6Z 1L2', administrative_area: 'BC' },
  },
]
const UNEXPLAINED = { country: 'DEU', address1: 'Lindenhofweg 12', locality: 'Leipzig' }

export const cases = [
  ...filtered(verifyUsAddress, withKey, [
    { ...MAIN, zipcode: '62701', candidates: 10 },
    { ...UNIT, input_id: 'order 1' },
    { ...UNIT, explain: 'no-match' },
  ]),
  ...filtered(suggestUsAddresses, withKey, [
    { search: '700 main', max_results: 1 },
    { search: '700 main', only_state: 'MA' },
    { search: '88 copper mill', selected: '88 Copper Mill Ave, Boulder, CO 80302' },
  ]),
  ...filtered(getUsProperty, withKey, ADDRESS),
  ...filtered(getUsPropertyFinancials, withKey, ADDRESS),
  ...filtered(getUsGeoreference, withKey, ADDRESS),
  ...filtered(geocodeUsAddress, withKey, ADDRESS),
  ...filtered(listUsSecondaryAddresses, withKey, [{ ...UNIT, after: '3' }]),
  ...filtered(verifyInternationalAddress, withKey, [...ABROAD, { ...UNEXPLAINED, explain: 'no-match' }]),
  ...filtered(geocodeInternationalAddress, withKey, ABROAD),
  ...filtered(suggestInternationalAddresses, withKey, [
    { country: 'DEU', search: 'lindenh', group: 'unknown' },
  ]),
]
