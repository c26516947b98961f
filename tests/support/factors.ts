import { confirmSecondFactor } from '#generated/identity/operations/confirmSecondFactor.ts'
import { createPasskey } from '#generated/identity/operations/createPasskey.ts'
import { createSecondFactor } from '#generated/identity/operations/createSecondFactor.ts'
import { startPasskeyRegistration } from '#generated/identity/operations/startPasskeyRegistration.ts'
import { appCode } from '../../scripts/lib/app-code.ts'
import { createAuthenticator, type SoftwareAuthenticator } from './authenticator.ts'
import type { Person } from './backend.ts'
import type { World } from './contract/world.ts'

const STEP = 30_000
/** A code of the contract's examples, for the mock. */
const EXAMPLE_CODE = '492039'

/** The code of now. */
export function codeOf(world: World, secret: string): Promise<string> {
  return world.given(EXAMPLE_CODE, async ({ clock }) => appCode(secret, clock.now()))
}

/** Switches the second factor of a person on. `nextCode` waits for the app to show another one. */
export async function withSecondFactor(world: World, caller: Person) {
  const { secret } = await world.perform(createSecondFactor, { caller })
  const code = await codeOf(world, secret)
  const { recovery_codes: recoveryCodes } = await world.perform(confirmSecondFactor, {
    caller,
    body: { code },
  })
  return {
    secret,
    usedCode: code,
    recoveryCodes,
    nextCode() {
      world.advance(STEP)
      return codeOf(world, secret)
    },
  }
}

/** A person's new passkey, and its id. */
export async function withPasskey(
  world: World,
  caller: Person,
  authenticator: SoftwareAuthenticator = createAuthenticator(),
): Promise<{ authenticator: SoftwareAuthenticator; passkeyId: string }> {
  const options = await world.perform(startPasskeyRegistration, { caller })
  const body = { name: 'Phone', ...authenticator.register(options) }
  const { passkey_id: passkeyId } = await world.perform(createPasskey, { caller, body })
  return { authenticator, passkeyId }
}
