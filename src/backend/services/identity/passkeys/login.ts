import { findPerson, rejectDisabled } from '#backend/modules/people/public.ts'
import { rejectSsoMembers } from '#backend/modules/single-sign-on/public.ts'
import type { operations } from '#generated/identity/types.ts'
import { logInAs, renewSession } from '#kernel/access/sessions.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { recordingFailure } from '../login/failed-logins.ts'
import { checkSignature, relyingParty } from './check.ts'
import { createChallenge, lockPasskey, ownerOfCredential } from './store.ts'

/** Handlers of `openapi/identity/passkeys.yaml` that log a person in with a passkey. */
export const passkeyLoginHandlers = {
  async startPasskeyLogin({ db, kernel, now }) {
    const challenge = await createChallenge(db, null, now)
    return { status: 201, body: { challenge, rp_id: relyingParty(kernel).rpId } }
  },

  logInWithPasskey: withoutTransaction(async context => {
    const { db, body } = context
    const owner = await ownerOfCredential(db, body.credential_id)
    return recordingFailure(context, { userId: () => owner }, async () => {
      const passkey = await checkSignature(context, body)
      const person = passkey && (await findPerson(db, passkey.userId))
      if (!person) throw problem('passkey-invalid')
      rejectDisabled(person)
      await rejectSsoMembers(db, person)
      await db.transaction(async transaction => {
        // It may have been removed since it signed.
        if (!(await lockPasskey(transaction, passkey.passkeyId))) throw problem('passkey-invalid')
        const current = await findPerson(transaction, person.userId)
        if (current) rejectDisabled(current)
        await logInAs(transaction, context, person.userId, 'passkey')
      })
      return {
        status: 200,
        body: { user_id: person.userId, confirmed: person.confirmed !== null },
      } as const
    })
  }),

  confirmLoginWithPasskey: withoutTransaction(async context => {
    const { db, body, caller } = context
    await recordingFailure(context, { userId: () => caller.userId }, async () => {
      const passkey = await checkSignature(context, body)
      if (passkey?.userId !== caller.userId) throw problem('passkey-not-accepted')
    })
    await db.transaction(transaction => renewSession(transaction, context))
    return { status: 204 }
  }),
} satisfies Pick<Handlers<operations>, 'startPasskeyLogin' | 'logInWithPasskey' | 'confirmLoginWithPasskey'>
