import type { operations, QueryDefaults } from '#generated/compatibility/types.ts'
import type { UsBuildingUnits, UsGeoreference } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { type Call, products } from '../../gateway/public.ts'
import { encodeKey, keyOfAddress } from '../address-key.ts'
import { lookUp } from '../lookups.ts'
import { addressOf, keyIn } from './keyed-address.ts'

/** Most units that the source lists at once. */
const MOST_UNITS = 1000

/** Handlers of `openapi/compatibility/us-enrichment.yaml`. */
export const usEnrichmentHandlers = {
  async getGeoReference(context) {
    const address = addressOf(context)
    const { results } = await lookUp(context, products.usGeoreference, 1, source =>
      source.getUsGeoreference(address),
    )
    return {
      status: 200,
      body: results.slice(0, 1).map(found => ({
        smarty_key: keyIn(context, keyOfAddress(found.postal_address)),
        data_set_name: 'geo-reference' as const,
        attributes: toGeoAttributes(found),
      })),
    }
  },

  async listSecondaries(context) {
    const [found] = await unitsAt(context, MOST_UNITS)
    if (!found) return { status: 200, body: [] }
    const { postal_address: address, units_count, units } = found
    const buildingKey = keyOfAddress(address)
    const [primary_number = '', ...street] = address.delivery_line_1.split(' ')
    return {
      status: 200,
      body: [
        {
          smarty_key: keyIn(context, buildingKey),
          root_address: {
            secondary_count: units_count,
            smarty_key: buildingKey,
            primary_number,
            street_name: street.join(' '),
            city_name: address.city_name,
            state_abbreviation: address.state_abbreviation,
            zipcode: address.zipcode,
            plus4_code: address.plus4_code,
          },
          secondaries: units.map(({ delivery_line_1, secondary_designator, secondary_number }) => ({
            smarty_key: encodeKey(delivery_line_1, address.zipcode),
            secondary_designator,
            secondary_number,
          })),
        },
      ],
    }
  },

  async getSecondaryCount(context) {
    const found = await unitsAt(context, 1)
    return {
      status: 200,
      body: found.map(({ postal_address, units_count: count }) => ({
        smarty_key: keyIn(context, keyOfAddress(postal_address)),
        count,
      })),
    }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** The building at the address of a request, with its first units. */
async function unitsAt(
  context: Omit<Call, 'key'> & Parameters<typeof addressOf>[0],
  max: number,
): Promise<UsBuildingUnits[]> {
  const address = addressOf(context)
  const { results } = await lookUp(context, products.usSecondary, 1, source =>
    source.listUsSecondaryAddresses({ ...address, max_results: max }),
  )
  return results.slice(0, 1)
}

function toGeoAttributes({ census, statistical_area: area }: UsGeoreference) {
  const { geoid, county_fips, county_name, tract } = census
  return {
    census_block: { accuracy: 'block' as const, geoid },
    census_county_division: { code: county_fips, name: county_name },
    census_tract: { code: `${tract.slice(0, 4)}.${tract.slice(4)}` },
    ...(area && { core_based_stat_area: { code: area.cbsa_code, name: area.cbsa_name } }),
  }
}
