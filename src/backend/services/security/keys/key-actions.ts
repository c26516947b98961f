import { KEY_RECOVERY_WINDOW } from '#generated/durations.ts'
import type { UpdateEmbeddedKeyBody, UpdateSecretKeyBody } from '#generated/security/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { forgetDismissals } from './dismissals.ts'
import { type CapacityContext, type CommonRow, isGone, type KeyContext, requireVersion } from './keys.ts'

type Edit = Context<{ id: string }, unknown, UpdateSecretKeyBody | UpdateEmbeddedKeyBody>

/** What the actions need of a `keyStore`, which knows the other columns of its kind. */
interface ActedOn<Wire> {
  find(context: KeyContext, options?: { evenPastDeadline?: boolean }): Promise<CommonRow>
  findCurrent(context: KeyContext): Promise<CommonRow>
  change(context: KeyContext, changes: Partial<CommonRow>, facts?: Record<string, unknown>): Promise<Wire>
  read(context: KeyContext): Promise<Wire>
  requireCapacity(context: CapacityContext, accountId: number): Promise<void>
}

/** The handlers that are the same for both kinds of key. */
export function keyActions<Wire>({ find, findCurrent, change, read, requireCapacity }: ActedOn<Wire>) {
  const asBefore = async (context: KeyContext) => {
    context.nothingChanged()
    return ok(await read(context))
  }
  const ok = (body: Wire) => ({ status: 200 as const, body })
  return {
    async update(context: Edit) {
      const { label, description, version, ...rest } = context.body
      assertAllRead(rest)
      const key = await findCurrent(context)
      requireVersion(key, version)
      const facts = { label_before: key.label, description_before: key.description }
      return ok(await change(context, { label, description, version: key.version + 1 }, facts))
    },

    async remove(context: KeyContext) {
      const key = await find(context)
      if (key.recoveryDeadline) return asBefore(context)
      const recoveryDeadline = new Date(context.now.getTime() + KEY_RECOVERY_WINDOW)
      await forgetDismissals(context.db, key.keyId)
      return ok(await change(context, { recoveryDeadline }))
    },

    async pause(context: KeyContext) {
      const key = await findCurrent(context)
      if (key.paused) return asBefore(context)
      return ok(await change(context, { paused: true, deactivated: context.now }))
    },

    async resume(context: KeyContext) {
      const key = await findCurrent(context)
      if (!key.paused) return asBefore(context)
      return ok(await change(context, { paused: false, deactivated: null }))
    },

    async recover(context: KeyContext & CapacityContext) {
      const key = await find(context, { evenPastDeadline: true })
      if (!key.recoveryDeadline) throw problem('key-not-deleted')
      if (isGone(key, context.now)) throw problem('recovery-deadline-passed')
      await requireCapacity(context, key.accountId)
      return ok(await change(context, { recoveryDeadline: null }))
    },
  }
}
