import { and, desc, eq, inArray } from 'drizzle-orm'
import { parse } from 'tldts'
import { securityErrors } from '#domain/errors/security.ts'
import { normalizeHostname } from '#domain/keys/hostnames.ts'
import { MAX_HOSTNAMES } from '#domain/keys/limits.ts'
import { faultOf } from '#domain/validation/fault.ts'
import type { operations } from '#generated/security/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import { dismissedHostnames, hostnames } from '../tables.ts'
import { embeddedKeyStore } from './embedded-key-rows.ts'

/** Handlers of `openapi/security/embedded-keys.yaml` for hostnames. */
export const hostnameHandlers = {
  async authorizeDomain(context) {
    const { db, params, now, limit } = context
    const hostname = toHostname(params.domain, 'domain')
    const key = await embeddedKeyStore.findCurrent(context)
    const isAuthorized = and(eq(hostnames.keyId, key.keyId), eq(hostnames.isAuthorized, true))
    if (await db.$count(hostnames, and(isAuthorized, eq(hostnames.hostname, hostname))))
      throw problem('hostname-exists', { fields: ['domain'] })
    await requireCapacity(db, hostnames, { owner: [hostnames.keyId, key.keyId], limit, where: isAuthorized })
    await db
      .insert(hostnames)
      .values({ keyId: key.keyId, hostname, isAuthorized: true, changed: now })
      .onConflictDoUpdate({
        target: [hostnames.keyId, hostnames.hostname],
        set: { isAuthorized: true, changed: now },
      })
    await db
      .delete(dismissedHostnames)
      .where(and(eq(dismissedHostnames.keyId, key.keyId), eq(dismissedHostnames.hostname, hostname)))
    return { status: 200, body: await embeddedKeyStore.record(context) }
  },

  async deactivateDomain(context) {
    const { db, params, now } = context
    const read = normalizeHostname(params.domain)
    const key = await embeddedKeyStore.findCurrent(context)
    // No key can have an invalid hostname.
    if (!('hostname' in read)) throw problem('not-found')
    const ofKey = eq(hostnames.keyId, key.keyId)
    const [known] = await db
      .select()
      .from(hostnames)
      .where(and(ofKey, eq(hostnames.hostname, read.hostname)))
    if (!known) throw problem('not-found')
    if (!known.isAuthorized) {
      context.nothingChanged()
      return { status: 200, body: await embeddedKeyStore.read(context) }
    }
    await db
      .update(hostnames)
      .set({ isAuthorized: false, changed: now })
      .where(and(ofKey, eq(hostnames.hostname, read.hostname)))
    // Keeps up to this many, so that they can be authorized again; forgets the oldest beyond that.
    const deactivated = await db
      .select({ hostname: hostnames.hostname })
      .from(hostnames)
      .where(and(ofKey, eq(hostnames.isAuthorized, false)))
      .orderBy(desc(hostnames.changed), hostnames.hostname)
      .offset(MAX_HOSTNAMES)
    const forgotten = deactivated.map(({ hostname }) => hostname)
    if (forgotten.length) await db.delete(hostnames).where(and(ofKey, inArray(hostnames.hostname, forgotten)))
    return { status: 200, body: await embeddedKeyStore.record(context) }
  },
} satisfies Partial<Handlers<operations>>

/** The normalized form of a typed hostname; throws 400 with what is wrong, for a field of the request. */
export function toHostname(typed: string, field: string): string {
  const read = normalizeHostname(typed)
  const fault =
    'hostname' in read && isPublicSuffix(read.hostname)
      ? faultOf(securityErrors, 'hostname-open-to-anyone')
      : read
  if ('hostname' in fault) return fault.hostname
  throw new Problem([{ id: null, ...fault, fields: [field], status: 400 }])
}

/**
 * Whether a normalized hostname, or what its `*.` stands before, is on the Public Suffix List, with the
 * suffixes of hosting services. Anyone can get a name below those. The list is too large for the browser.
 */
function isPublicSuffix(hostname: string): boolean {
  const name = hostname.replace(/^\*\./, '')
  const { publicSuffix, isIcann, isPrivate } = parse(name, {
    allowPrivateDomains: true,
    extractHostname: false,
  })
  return publicSuffix === name && Boolean(isIcann || isPrivate)
}

/** The hostnames that let a page on this host use a key: its own, and `*.` before each name above it. */
export function patternsCovering(host: string): string[] {
  const read = normalizeHostname(host)
  if (!('hostname' in read)) return []
  const labels = read.hostname.split('.')
  return [read.hostname, ...labels.slice(1).map((_, index) => `*.${labels.slice(index + 1).join('.')}`)]
}
