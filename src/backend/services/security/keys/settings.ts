import { and, eq, isNull } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { embeddedKeys, keyLimits, secretKeys } from '../tables.ts'
import { usageLimits } from '../usage-limits/tables.ts'
import { domainsOf, toDomain } from './embedded-key-rows.ts'
import { limitOf } from './keys.ts'
import { ofPeople } from './portal-key.ts'

/** What people set of a key of either kind. */
export interface KeySettings {
  keyId: string
  version: number
  label: string
  description: string
  isActive: boolean
  expires: string | null
  licenses: number[] | null
  maxLookups: number | null
  perDay: number | null
  perMonth: number | null
}

export interface SecretKeySettings extends KeySettings {
  allowedIps: string[]
  urlCredentials: boolean
}

export interface EmbeddedKeySettings extends KeySettings {
  /** Normalized; those that are deactivated are not among them. */
  hostnames: string[]
}

/** All secret keys of an account that are not deleted, in the order of their labels. */
export async function secretKeySettingsOf(db: Queries, accountId: number): Promise<SecretKeySettings[]> {
  const rows = await db
    .select({ key: secretKeys, max: keyLimits.maxLookups })
    .from(secretKeys)
    .leftJoin(keyLimits, limitOf(secretKeys))
    .where(and(eq(secretKeys.accountId, accountId), isNull(secretKeys.recoveryDeadline)))
  const usageLimitOf = await usageLimitsByKey(db, accountId)
  return inOrder(
    rows.map(({ key, max }) => ({
      ...toSettings(key, max, usageLimitOf),
      allowedIps: key.allowedIps,
      urlCredentials: key.urlCredentials,
    })),
  )
}

/** The same for embedded keys, without those that the portal made for its own pages. */
export async function embeddedKeySettingsOf(db: Queries, accountId: number): Promise<EmbeddedKeySettings[]> {
  const rows = await db
    .select({ key: embeddedKeys, max: keyLimits.maxLookups, domains: domainsOf })
    .from(embeddedKeys)
    .leftJoin(keyLimits, limitOf(embeddedKeys))
    .where(and(eq(embeddedKeys.accountId, accountId), isNull(embeddedKeys.recoveryDeadline), ofPeople))
  const usageLimitOf = await usageLimitsByKey(db, accountId)
  return inOrder(
    rows.map(({ key, max, domains }) => ({
      ...toSettings(key, max, usageLimitOf),
      hostnames: toDomain(domains)
        .filter(({ state }) => state === 'authorized')
        .map(({ hostname }) => hostname),
    })),
  )
}

type UsageLimitOf = (keyId: string, period: 'day' | 'month') => number | null

function toSettings(
  key: Omit<typeof embeddedKeys.$inferSelect, 'isManaged'>,
  maxLookups: number | null,
  usageLimitOf: UsageLimitOf,
): KeySettings {
  const { keyId, version, label, description, paused, expires, licenses } = key
  return {
    keyId,
    version,
    label,
    description,
    isActive: !paused,
    expires: expires?.toISOString() ?? null,
    licenses,
    maxLookups,
    perDay: usageLimitOf(keyId, 'day'),
    perMonth: usageLimitOf(keyId, 'month'),
  }
}

async function usageLimitsByKey(db: Queries, accountId: number): Promise<UsageLimitOf> {
  const rows = await db
    .select({ keyId: usageLimits.keyId, period: usageLimits.period, max: usageLimits.maxLookups })
    .from(usageLimits)
    .where(eq(usageLimits.accountId, accountId))
  const known = new Map(rows.map(({ keyId, period, max }) => [`${keyId} ${period}`, max]))
  return (keyId, period) => known.get(`${keyId} ${period}`) ?? null
}

/**
 * By label, and by their other settings where several have the same one: the same order in each account, whenever its keys
 * were created.
 */
function inOrder<Key extends KeySettings>(keys: Key[]): Key[] {
  const textOf = ({ label, keyId, version: _, ...settings }: Key) => [label, JSON.stringify(settings), keyId]
  return keys
    .map(key => ({ key, text: textOf(key) }))
    .toSorted((a, b) => compare(a.text, b.text))
    .map(({ key }) => key)
}

/** Not by a language, which servers may have another one of. */
function compare(a: readonly string[], b: readonly string[]): number {
  const at = a.findIndex((text, place) => text !== b[place])
  if (at < 0) return 0
  return (a[at] ?? '') < (b[at] ?? '') ? -1 : 1
}
