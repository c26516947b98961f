import { and, eq } from 'drizzle-orm'
import { normalizeHostname } from '#domain/keys/hostnames.ts'
import type { operations } from '#generated/security/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import { embeddedKeyStore } from '../keys/embedded-key-rows.ts'
import { dismissedHostnames, hostnames } from '../tables.ts'

/** Handlers of `openapi/security/dismissed-hostnames.yaml`. */
export const dismissedHostnameHandlers = {
  async dismissHostname(context) {
    const { db, params, caller, now, limit } = context
    const { keyId, label } = await embeddedKeyStore.findCurrent(context)
    const hostname = toHost(params.domain)
    const isAuthorized = and(
      eq(hostnames.keyId, keyId),
      eq(hostnames.hostname, hostname),
      eq(hostnames.isAuthorized, true),
    )
    if (await db.$count(hostnames, isAuthorized)) throw problem('hostname-exists', { fields: ['domain'] })
    if (await db.$count(dismissedHostnames, isDismissed(keyId, hostname))) context.nothingChanged()
    else {
      await requireCapacity(db, dismissedHostnames, { owner: [dismissedHostnames.keyId, keyId], limit })
      await db
        .insert(dismissedHostnames)
        .values({ keyId, hostname, dismissed: now, dismissedBy: caller.userId })
        .onConflictDoNothing()
      await context.recordActivity(keyId, { facts: { label, domain: hostname } })
    }
    return { status: 200, body: { key_id: keyId, hostname } }
  },

  async restoreHostname(context) {
    const { db, params } = context
    const { keyId, label } = await embeddedKeyStore.findCurrent(context)
    const hostname = toHost(params.domain)
    const gone = await db.delete(dismissedHostnames).where(isDismissed(keyId, hostname)).returning()
    if (gone.length) await context.recordActivity(keyId, { facts: { label, domain: hostname } })
    else context.nothingChanged()
    return { status: 204 }
  },
} satisfies Partial<Handlers<operations>>

const isDismissed = (keyId: string, hostname: string) =>
  and(eq(dismissedHostnames.keyId, keyId), eq(dismissedHostnames.hostname, hostname))

/** No page has an invalid hostname, nor a pattern. */
function toHost(typed: string): string {
  const read = normalizeHostname(typed)
  if (!('hostname' in read) || read.hostname.startsWith('*')) throw problem('not-found')
  return read.hostname
}
