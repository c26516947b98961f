import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser'
import { confirmLoginWithPasskey } from '#generated/identity/operations/confirmLoginWithPasskey.ts'
import type { createPasskey } from '#generated/identity/operations/createPasskey.ts'
import { logInWithPasskey } from '#generated/identity/operations/logInWithPasskey.ts'
import { startPasskeyLogin } from '#generated/identity/operations/startPasskeyLogin.ts'
import { startPasskeyRegistration } from '#generated/identity/operations/startPasskeyRegistration.ts'
import { call } from '../call.ts'
import { ApiError } from '../errors/errors.ts'
import { lateErrors } from '../errors/late-errors.ts'
import type { Input } from '../types.ts'
import { renewCookie, type Session, sessionOfLogin } from './session.ts'

type Signature = Input<NonNullable<(typeof logInWithPasskey)['type']>>['body']
type NewPasskey = Input<NonNullable<(typeof createPasskey)['type']>>['body']

/** Logs in with a passkey that the person picks. */
export async function signInWithPasskey(): Promise<Session> {
  await call(logInWithPasskey, { body: await askForPasskey() })
  return sessionOfLogin()
}

/** Confirms who is logged in. */
export async function confirmByPasskey(): Promise<void> {
  await renewCookie(confirmLoginWithPasskey, { body: await askForPasskey() })
}

/**
 * Has the browser offer passkeys in the email address field, and logs in with the one that the person picks.
 * Undefined if the browser doesn't support it, or if another passkey request has started.
 */
export async function signInByAutofill(): Promise<Session | undefined> {
  if (!(await browserSupportsWebAuthnAutofill())) return undefined
  const signature = await askForPasskey({ isAutofill: true }).catch(() => undefined)
  if (!signature) return undefined
  await call(logInWithPasskey, { body: signature })
  return sessionOfLogin()
}

export function stopAutofill(): void {
  WebAuthnAbortService.cancelCeremony()
}

/** Has the browser create a passkey. Pass the result to `createPasskey`, which adds it. */
export async function makePasskey(name: string): Promise<NewPasskey> {
  requireSupport()
  const { challenge, rp_id, user_handle, username, algorithms, known } = await call(startPasskeyRegistration)
  const { id, response } = await orNotGiven(
    startRegistration({
      optionsJSON: {
        challenge,
        rp: { id: rp_id, name: 'Gatepost' },
        user: { id: user_handle, name: username, displayName: username },
        pubKeyCredParams: algorithms.map(alg => ({ alg, type: 'public-key' as const })),
        excludeCredentials: known.map(credential => ({ id: credential, type: 'public-key' as const })),
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
        attestation: 'none',
      },
    }),
  )
  const transports = response.transports ?? []
  return {
    name,
    credential_id: id,
    client_data: response.clientDataJSON,
    attestation: response.attestationObject,
    transports,
  }
}

async function askForPasskey({ isAutofill = false } = {}): Promise<Signature> {
  requireSupport()
  const { challenge, rp_id } = await call(startPasskeyLogin)
  const { id, response } = await orNotGiven(
    startAuthentication({
      optionsJSON: { challenge, rpId: rp_id, userVerification: 'required' },
      useBrowserAutofill: isAutofill,
    }),
  )
  return {
    credential_id: id,
    client_data: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    ...(response.userHandle && { user_handle: response.userHandle }),
  }
}

function requireSupport(): void {
  if (!browserSupportsWebAuthn()) throw failure('passkeys-not-supported')
}

/** For any browser error: usually the person canceled, and browsers tell pages no more than that. */
async function orNotGiven<T>(asked: Promise<T>): Promise<T> {
  try {
    return await asked
  } catch {
    throw failure('passkey-not-given')
  }
}

function failure(name: 'passkey-not-given' | 'passkeys-not-supported'): ApiError {
  return new ApiError([{ id: null, name, message: lateErrors[name], fields: [], status: 0 }])
}
