import { z } from 'zod'

const schema = z.email().max(254)

/** An email address that was typed, in lower case; undefined if no email can reach it. */
export function readAddress(typed: string): string | undefined {
  const { data } = schema.safeParse(typed.trim().toLowerCase())
  return data
}
