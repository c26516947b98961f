import * as z from 'zod/mini'
import { zMaxLookups } from '#generated/security/zod.ts'

/** A number of lookups as people type it: digits, with commas, spaces or periods between thousands. */
export function readCount(typed: string): number | string {
  const digits = typed.trim().replace(/(?<=\d)[,.\s_](?=\d{3}(?!\d))/g, '')
  return /^\d+$/.test(digits) ? Number(digits) : typed.trim()
}

/** The contract's number of lookups, typed as text. */
export const limitSchema = z.object({
  max_lookups: z.pipe(z.pipe(z.string(), z.transform(readCount)), zMaxLookups),
})
