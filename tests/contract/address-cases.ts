import type { Operation } from '#domain/contract/operation.ts'
import type { Person } from '../support/backend.ts'
import { define } from '../support/contract/case.ts'
import type { World } from '../support/contract/world.ts'
import { PROVO } from '../support/orders.ts'

const toronto = {
  thoroughfare: '1 Front Street',
  locality: 'Toronto',
  administrative_area: 'ON',
  postal_code: 'M5J 2X2',
  country_iso3: 'CAN',
}

/** Addresses that do not hold together, by the example that rejects them. */
const faulty = {
  'city-invalid': { ...PROVO, locality: '12345' },
  'locality-invalid': { ...toronto, locality: '12345' },
  'state-invalid': { ...PROVO, administrative_area: 'ON' },
  'zip-invalid': { ...PROVO, postal_code: '97209' },
  'postal-code-invalid': { ...toronto, postal_code: '84601' },
  'administrative-area-invalid': { ...toronto, administrative_area: 'UT' },
  'country-invalid': { ...PROVO, country_iso3: 'QQQ' },
}

/** The cases of an operation that takes an address: a rejection for each part. */
export const addressCases = (
  operation: Operation,
  arrange: (world: World) => Promise<{ caller: Person; params?: { id: number } }>,
  more: Readonly<Record<string, string>> = {},
) =>
  Object.entries(faulty).map(([example, body]) =>
    define<unknown, number>(operation, 400, {
      example,
      arrange: async world => ({ ...(await arrange(world)), body: { ...body, ...more } }) as never,
    }),
  )
