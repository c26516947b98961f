import { checkCountry, checkPostalCode, checkZip } from '#domain/validation/addresses.ts'
import type { operations } from '#generated/sales/types.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { taxOn } from '../amounts.ts'
import { ratesAt, rateWire } from './rates.ts'
import { statesOfZip } from './zip-states.ts'

/** Handlers of `openapi/sales/sales-tax.yaml`. */
export const salesTaxHandlers = {
  async calculateSalesTax({ body }) {
    const { postal_code, country_iso3, amount, ...rest } = body
    assertAllRead(rest)
    if (checkCountry(country_iso3)) throw problem('country-invalid', { fields: ['country_iso3'] })
    const isUs = country_iso3 === 'USA'
    const [state] = isUs ? statesOfZip(postal_code) : []
    const isWrong = isUs
      ? checkZip(postal_code) || !state
      : postal_code !== '' && checkPostalCode(postal_code, country_iso3)
    if (isWrong) throw problem('postal-code-invalid', { fields: ['postal_code'] })
    const rates = ratesAt({ administrative_area: state ?? '', country_iso3 })
    return {
      status: 200,
      body: {
        amount,
        saas_tax_rate: rateWire(rates.saas),
        data_tax_rate: rateWire(rates.data),
        saas_tax_amount: taxOn(amount, rates.saas),
        data_tax_amount: taxOn(amount, rates.data),
      },
    }
  },
} satisfies Pick<Handlers<operations>, 'calculateSalesTax'>
