import * as z from 'zod/mini'
import { zVerifyUsAddressQuery } from '#generated/gateway/zod.ts'

/** An address in one line: as long as its parts may be together. */
export const zOneLine = z.object({ address: z.string().check(z.minLength(1), z.maxLength(278)) })

export const zParts = z.pick(zVerifyUsAddressQuery, {
  street: true,
  secondary: true,
  city: true,
  state: true,
  zipcode: true,
})

/** A short list as text. */
export const zRows = z.object({ rows: z.string().check(z.minLength(1), z.maxLength(20_000)) })
