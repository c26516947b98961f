import type { Context } from '#kernel/contract/context.ts'
import { declareEvent } from '#kernel/events.ts'

type ProofContext = Pick<Context, 'db' | 'now' | 'cookie'>

/**
 * Someone signs up with an address, in lower case. A subscriber returns whether this browser has opened a link that it
 * mailed to the address.
 */
export const addressSignsUp = declareEvent<[context: ProofContext, address: string], boolean>()

/** Whether this browser has proved that its person gets the email of an address, in lower case. */
export async function isAddressProven(context: ProofContext, address: string): Promise<boolean> {
  return (await addressSignsUp.emit(context, address)).includes(true)
}
