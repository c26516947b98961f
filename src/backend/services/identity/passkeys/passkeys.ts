import { and, eq } from 'drizzle-orm'
import {
  callingPerson,
  countLoginMethods,
  lockOwn,
  passkeys,
  requireConfirmed,
} from '#backend/modules/people/public.ts'
import type { operations, Passkey as WirePasskey } from '#generated/identity/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { newId } from '#kernel/random.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { passkeyAdded, passkeyRemoved } from '../mails/factors.ts'
import { originOf } from '../mails/origin.ts'
import { ALGORITHMS, checkNewPasskey, relyingParty, userHandleOf } from './check.ts'
import { createChallenge, listPasskeys, type Passkey } from './store.ts'

/** Handlers of `openapi/identity/passkeys.yaml` that manage a person's passkeys. */
export const passkeyHandlers = {
  async listPasskeys({ db, caller }) {
    const rows = await listPasskeys(db, caller.userId)
    return { status: 200, body: { passkeys: rows.map(toWire) } }
  },

  async startPasskeyRegistration(context) {
    const { db, caller, kernel, now, recordActivity } = context
    const { userId } = caller
    const person = await callingPerson(db, caller)
    requireConfirmed(person)
    const known = await listPasskeys(db, userId)
    await requirePasskeyCapacity(db, context)
    await recordActivity(userId)
    return {
      status: 201,
      body: {
        challenge: await createChallenge(db, userId, now),
        rp_id: relyingParty(kernel).rpId,
        user_handle: userHandleOf(userId),
        username: person.username,
        algorithms: ALGORITHMS,
        known: known.map(({ credentialId }) => credentialId),
      },
    }
  },

  // A challenge is used up even when the passkey is rejected, so no transaction may roll that back.
  createPasskey: withoutTransaction(async context => {
    const { db, body, caller, kernel, now, recordActivity } = context
    requireConfirmed(await callingPerson(db, caller))
    const checked = await checkNewPasskey(context, caller.userId, body)
    if (!checked) throw problem('passkey-not-accepted')
    return db.transaction(async transaction => {
      const person = await lockOwn(transaction, caller.userId)
      await requirePasskeyCapacity(transaction, context)
      const row: Passkey = {
        ...checked,
        passkeyId: newId(now),
        userId: person.userId,
        name: body.name,
        created: now,
        lastUsed: null,
      }
      const added = await transaction
        .insert(passkeys)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: passkeys.passkeyId })
      if (!added.length) throw problem('login-already-exists')
      await recordActivity(row.passkeyId, { db: transaction })
      await queueMail(transaction, passkeyAdded.to(person.username, originOf(context), kernel), now)
      return { status: 201, body: toWire(row) }
    })
  }),

  async renamePasskey({ db, params, body, caller, recordActivity, nothingChanged }) {
    const [before] = await db
      .select({ name: passkeys.name })
      .from(passkeys)
      .where(isOwn(params.id, caller.userId))
      .for('update')
    const [renamed] = await db
      .update(passkeys)
      .set({ name: body.name })
      .where(isOwn(params.id, caller.userId))
      .returning()
    if (!renamed) throw problem('not-found')
    if (before?.name === renamed.name) nothingChanged()
    else await recordActivity(renamed.passkeyId)
    return { status: 200, body: toWire(renamed) }
  },

  async removePasskey(context) {
    const { db, params, caller, kernel, sendMail, recordActivity } = context
    const person = await lockOwn(db, caller.userId)
    const [passkey] = await db
      .delete(passkeys)
      .where(isOwn(params.id, person.userId))
      .returning({ id: passkeys.passkeyId })
    if (!passkey) throw problem('not-found')
    if ((await countLoginMethods(db, person.userId)) === 0) throw problem('last-credential')
    await recordActivity(passkey.id)
    await sendMail(passkeyRemoved.to(person.username, originOf(context), kernel))
    return { status: 204 }
  },
} satisfies Pick<
  Handlers<operations>,
  'listPasskeys' | 'startPasskeyRegistration' | 'createPasskey' | 'renamePasskey' | 'removePasskey'
>

const requirePasskeyCapacity = (db: Queries, { caller, limit }: Pick<Context, 'caller' | 'limit'>) =>
  requireCapacity(db, passkeys, { owner: [passkeys.userId, caller.userId], limit })

function isOwn(passkeyId: string, userId: string) {
  return and(eq(passkeys.passkeyId, passkeyId), eq(passkeys.userId, userId))
}

function toWire({ passkeyId, name, synced, created, lastUsed }: Passkey): WirePasskey {
  return {
    passkey_id: passkeyId,
    name,
    synced,
    created: created.toISOString(),
    last_used: lastUsed?.toISOString() ?? null,
  }
}
