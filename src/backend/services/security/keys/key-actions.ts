import { KEY_RECOVERY_WINDOW } from '#generated/durations.ts'
import type { UpdateEmbeddedKeyBody, UpdateSecretKeyBody } from '#generated/security/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { forgetDismissals } from './dismissals.ts'
import { type CommonRow, isGone, type KeyContext, requireNotDeleted, requireVersion } from './keys.ts'

type Edit = Context<{ id: string }, unknown, UpdateSecretKeyBody | UpdateEmbeddedKeyBody>

/** What the check for room needs of a call that adds a key. */
export type CapacityContext = Pick<Context, 'db' | 'limit' | 'now'>

/** How to find, change and return one kind of key. */
interface KeyStore<Wire> {
  /** The key in the path, locked. */
  find(context: KeyContext, past?: 'even past its deadline'): Promise<CommonRow>
  change(context: KeyContext, changes: Partial<CommonRow>, facts?: Record<string, unknown>): Promise<Wire>
  read(context: KeyContext): Promise<Wire>
  /** Throws unless the account has room for another key. */
  requireCapacity(context: CapacityContext, accountId: number): Promise<void>
}

/** The handlers that are the same for both kinds of key. */
export function keyActions<Wire>({ find, change, read, requireCapacity }: KeyStore<Wire>) {
  const findCurrent = async (context: KeyContext) => {
    const key = await find(context)
    requireNotDeleted(key)
    return key
  }
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
      const key = await find(context, 'even past its deadline')
      if (!key.recoveryDeadline) throw problem('key-not-deleted')
      if (isGone(key, context.now)) throw problem('recovery-deadline-passed')
      await requireCapacity(context, key.accountId)
      return ok(await change(context, { recoveryDeadline: null }))
    },
  }
}
