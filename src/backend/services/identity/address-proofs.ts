import type { Context } from '#kernel/contract/context.ts'

type ProofContext = Pick<Context, 'db' | 'now' | 'cookie'>

/** Says whether this browser has opened a link that was mailed to an address, in lower case. */
export type AddressProof = (context: ProofContext, address: string) => Promise<boolean>

const proofs: AddressProof[] = []

/**
 * Adds a way to prove at sign-up that a person gets the email of an address. For services that identities do not depend
 * on; they say so when they are loaded, which all are in every process.
 */
export function addAddressProof(proof: AddressProof): void {
  proofs.push(proof)
}

/** Whether this browser has proved that its person gets the email of an address, in lower case. */
export async function isAddressProven(context: ProofContext, address: string): Promise<boolean> {
  for (const proof of proofs) if (await proof(context, address)) return true
  return false
}
