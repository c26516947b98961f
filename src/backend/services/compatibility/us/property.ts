import type {
  CompatibleProperty,
  CompatiblePropertyAttributes,
  operations,
  QueryDefaults,
} from '#generated/compatibility/types.ts'
import type { UsProperty, UsPropertyFinancials } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { type Call, products } from '../../gateway/public.ts'
import { keyOfAddress } from '../address-key.ts'
import { lookUp } from '../lookups.ts'
import { addressOf, keyIn } from './keyed-address.ts'

type Request = Omit<Call, 'key' | 'query'> & {
  params: { smarty_key: string }
  query: NonNullable<operations['getFinancialProperty']['parameters']['query']>
}

/** Handlers of `openapi/compatibility/us-property.yaml`. */
export const usPropertyHandlers = {
  async getPrincipalProperty(context) {
    if (context.query.features?.split(',').includes('financial')) return financials(context)
    const address = addressOf(context)
    const { results } = await lookUp(context, products.usProperty, 1, source => source.getUsProperty(address))
    return {
      status: 200,
      body: results.slice(0, 1).map(
        (found): CompatibleProperty => ({
          smarty_key: keyIn(context, keyOfAddress(found.postal_address)),
          data_set_name: 'property',
          data_subset_name: 'principal',
          attributes: principalAttributes(found),
        }),
      ),
    }
  },
  getFinancialProperty: financials,
} satisfies Partial<Handlers<operations, QueryDefaults>>

async function financials(context: Request): Promise<{ status: 200; body: CompatibleProperty[] }> {
  const address = addressOf(context)
  const { results } = await lookUp(context, products.usPropertyFinancial, 1, source =>
    source.getUsPropertyFinancials(address),
  )
  return {
    status: 200,
    body: results.slice(0, 1).map(found => ({
      smarty_key: keyIn(context, keyOfAddress(found.postal_address)),
      data_set_name: 'property',
      data_subset_name: 'financial',
      attributes: financialAttributes(found),
    })),
  }
}

function principalAttributes({ postal_address, structure, lot }: UsProperty): CompatiblePropertyAttributes {
  const { bedrooms, bathrooms } = structure
  return {
    property_address_full: postal_address.delivery_line_1,
    property_address_city: postal_address.city_name,
    property_address_state: postal_address.state_abbreviation,
    property_address_zipcode: postal_address.zipcode,
    property_address_zip_4: postal_address.plus4_code,
    land_use_group: structure.building_use,
    year_built: String(structure.year_built),
    stories_number: String(structure.stories),
    building_sqft: String(structure.square_feet),
    unit_count: String(structure.units_count),
    ...(bedrooms !== null && { bedrooms: String(bedrooms) }),
    ...(bathrooms !== null && { bathrooms_total: String(bathrooms) }),
    construction_type: structure.construction,
    exterior_walls: structure.exterior,
    roof_cover: structure.roof,
    heat: structure.heating,
    air_conditioner: structure.cooling,
    parking_spaces: String(structure.parking_spaces),
    acres: String(lot.acres),
    lot_sqft: String(lot.square_feet),
  }
}

function financialAttributes({
  assessment,
  property_tax: tax,
  last_sale: sale,
}: UsPropertyFinancials): CompatiblePropertyAttributes {
  const loan = sale?.loan
  return {
    assessed_land_value: inDollars(assessment.land_value),
    assessed_improvement_value: inDollars(assessment.improvement_value),
    assessed_value: inDollars(assessment.total_value),
    tax_assess_year: String(assessment.assessed_year),
    tax_fiscal_year: String(tax.tax_year),
    tax_billed_amount: inDollars(tax.yearly_tax),
    ...(sale && { sale_date: sale.sold_on, sale_amount: inDollars(sale.sale_price) }),
    financial_history:
      sale && loan
        ? [
            {
              mortgage_type: loan.loan_kind,
              mortgage_amount: inDollars(loan.loan_amount),
              recording_date: sale.sold_on,
            },
          ]
        : [],
  }
}

/** Cents as a text of whole dollars. */
const inDollars = (cents: number) => String(Math.round(cents / 100))
