import { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { passkeys } from '#backend/modules/people/public.ts'
import type { CreatePasskeyBody, PasskeySignature } from '#generated/identity/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { type Passkey, takeChallenge } from './store.ts'

/** Signature algorithms, by COSE number: Ed25519, ECDSA on P-256, RSA. Every device supports one of them. */
export const ALGORITHMS = [-8, -7, -257]

/** The relying party of our passkeys: the domain of the portal, and only its pages. */
export function relyingParty(kernel: Pick<Kernel, 'publicUrl'>): { rpId: string; origin: string } {
  const origin = new URL(kernel.publicUrl())
  return { rpId: origin.hostname, origin: origin.origin }
}

/** The 16 bytes of a person's id, which a device stores with the passkey: no name, no address. */
export function userHandleOf(userId: string): string {
  return Buffer.from(userId.replaceAll('-', ''), 'hex').toString('base64url')
}

/** Outside of any transaction: a challenge is used up, and a signature counts, whatever becomes of the call. */
interface Asked {
  kernel: Kernel
  now: Date
}

/** What to store of a new passkey; undefined when it can't be trusted. */
export async function checkNewPasskey(
  { kernel, now }: Asked,
  userId: string,
  body: CreatePasskeyBody,
): Promise<Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports' | 'synced'> | undefined> {
  const challenge = await takeChallenge(kernel.queries, body.client_data, userId, now)
  if (challenge === undefined) return undefined
  const { rpId, origin } = relyingParty(kernel)
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: body.credential_id,
        rawId: body.credential_id,
        type: 'public-key',
        response: { clientDataJSON: body.client_data, attestationObject: body.attestation },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    })
    if (!verified) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: body.transports ?? [],
      synced: credentialBackedUp,
    }
  } catch (error) {
    // The library throws for anything that is wrong with it; the reason goes only to the log.
    kernel.log.info({ reason: String(error) }, 'a new passkey was rejected')
    return undefined
  }
}

/**
 * The passkey that signed; undefined when it can't be trusted. This advances its counter, so of two calls
 * with a copied passkey, only one succeeds.
 */
export async function checkSignature(
  { kernel, now }: Asked,
  body: PasskeySignature,
): Promise<Passkey | undefined> {
  const challenge = await takeChallenge(kernel.queries, body.client_data, null, now)
  const { queries } = kernel
  const ofDevice = eq(passkeys.credentialId, body.credential_id)
  const [passkey] = await queries.select().from(passkeys).where(ofDevice)
  if (challenge === undefined || !passkey) return undefined
  const claims = body.user_handle
  if (claims !== undefined && claims !== userHandleOf(passkey.userId)) return undefined
  const { rpId, origin } = relyingParty(kernel)
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: body.credential_id,
        rawId: body.credential_id,
        type: 'public-key',
        response: {
          clientDataJSON: body.client_data,
          authenticatorData: body.authenticator_data,
          signature: body.signature,
        },
        clientExtensionResults: {},
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    })
    if (!verified) return undefined
    const moved = await queries
      .update(passkeys)
      .set({
        counter: authenticationInfo.newCounter,
        synced: authenticationInfo.credentialBackedUp,
        lastUsed: now,
      })
      .where(and(eq(passkeys.passkeyId, passkey.passkeyId), eq(passkeys.counter, passkey.counter)))
      .returning({ passkeyId: passkeys.passkeyId })
    return moved.length ? passkey : undefined
  } catch (error) {
    kernel.log.info({ reason: String(error) }, 'a passkey was rejected')
    return undefined
  }
}
