import * as z from 'zod/mini'
import { addressFaults, tidyAddress } from '#domain/billing/taxable-address.ts'
import { zCreateTaxableLocationBody } from '#generated/sales/zod.ts'

/** An address by the contract and by the rules of its country. */
export const addressSchema = zCreateTaxableLocationBody.check(
  z.check(({ value, issues }) => {
    for (const { part, message } of addressFaults(tidyAddress(value)))
      issues.push({ code: 'custom', path: [part], message, input: value[part] })
  }),
)
