import { sql } from 'drizzle-orm'
import { createToken, tokenColumns } from '#backend/services/security/keys/tokens.ts'
import { embeddedKeys, hostnames, keyLimits, secretKeys } from '#backend/services/security/tables.ts'
import { testKeys } from '#backend/services/security/test-keys/tables.ts'
import { usageLimits, WHOLE_ACCOUNT } from '#backend/services/security/usage-limits/tables.ts'
import { grantSubscription } from '#backend/services/subscription/grants.ts'
import { TEST_TOKEN_PREFIX, toTestKeyId } from '#domain/keys/test-keys.ts'
import { DAY } from '#domain/time/durations.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { newId } from '#kernel/random.ts'
import type { Backend, Person } from './backend.ts'

/** Plans whose rate limits are out of the way. */
export const PLANS = {
  usCore: 3121,
  usAutocomplete: 3390,
  usReverseGeocoding: 3512,
  usProperty: 4012,
  usPropertyFinancial: 4311,
  usGeoreference: 4113,
  usSecondary: 4210,
  usRooftopGeocoding: 3412,
  international: 3706,
  internationalAutocomplete: 3823,
  internationalGeocoding: 3912,
} as const
/** One with a limit. */
export const US_CORE_LIMITED = 3120

export interface GatewayKey {
  accountId: number
  keyId: string
  /** Empty for an embedded key. */
  token: string
}

/** A limit for a day or a month that began just now; in UTC unless told otherwise. */
export interface UsageLimitInput {
  of: 'key' | 'account'
  period: 'day' | 'month'
  max: number
  used?: number
  timeZone?: string
}

export interface KeyInput {
  kind?: 'secret' | 'embedded'
  /** Account to put it into; a number of its own otherwise. */
  accountId?: number
  /** Plans that the account has a subscription to; those of all products unless told otherwise. */
  plans?: readonly number[]
  remaining?: number
  start?: Date
  hostnames?: readonly { hostname: string; isAuthorized?: boolean }[]
  limit?: { max: number; used?: number }
  usageLimits?: readonly UsageLimitInput[]
  paused?: boolean
  recoveryDeadline?: Date
  expires?: Date
  allowedIps?: string[]
  /** Whether its token may be in the URL; not unless told otherwise. */
  urlCredentials?: boolean
  licenses?: number[]
  /** The token before a rotation, until when it works. */
  previous?: { token: string; ends: Date }
}

/** Numbers of accounts without members, far from those of opened accounts. */
const accountIds = (function* () {
  for (let id = 900_000_000 + Math.floor(Math.random() * 1e8); ; id++) yield id
})()

/** Inserts a key with everything that it needs to be accepted, directly into the tables. */
export async function makeKey(
  { db, kernel }: Pick<Backend, 'db' | 'kernel'>,
  input: KeyInput = {},
): Promise<GatewayKey> {
  const now = kernel.clock.now()
  const { kind = 'secret', plans = Object.values(PLANS) } = input
  const accountId = input.accountId ?? accountIds.next().value
  const keyId = newId()
  const common = {
    keyId,
    accountId,
    label: 'Key of a test',
    description: '',
    created: now,
    paused: input.paused ?? false,
    recoveryDeadline: input.recoveryDeadline ?? null,
    expires: input.expires ?? null,
    licenses: input.licenses ?? null,
  }
  const token = kind === 'secret' ? createToken() : ''
  if (kind === 'secret')
    await db.insert(secretKeys).values({
      ...common,
      ...tokenColumns(kernel, token),
      allowedIps: input.allowedIps ?? [],
      urlCredentials: input.urlCredentials ?? false,
      ...(input.previous && {
        tokenVersion: 2,
        previousHash: hashSecret(input.previous.token),
        previousTail: input.previous.token.slice(-4),
        previousEnds: input.previous.ends,
      }),
    })
  else await db.insert(embeddedKeys).values(common)
  const names = kind === 'embedded' ? (input.hostnames ?? [{ hostname: '*.northwind.example' }]) : []
  for (const { hostname, isAuthorized = true } of names)
    await db.insert(hostnames).values({ keyId, hostname, isAuthorized, changed: now })
  if (input.limit)
    await db.insert(keyLimits).values({
      keyId,
      accountId,
      maxLookups: input.limit.max,
      lookupsUsed: input.limit.used ?? 0,
      since: now,
    })
  for (const { of, period, max, used = 0, timeZone = 'UTC' } of input.usageLimits ?? [])
    await db.insert(usageLimits).values({
      ...{ accountId, keyId: of === 'key' ? keyId : WHOLE_ACCOUNT, period, timeZone },
      ...{ maxLookups: max, lookupsUsed: used, alertPercents: [50, 80, 100] },
      starts: sql`security.usage_period_start(${period}, ${now.toISOString()}::timestamptz, ${timeZone})`,
      ends: sql`security.usage_period_end(${period}, ${now.toISOString()}::timestamptz, ${timeZone})`,
    })
  const start = input.start ?? new Date(now.getTime() - DAY)
  for (const planId of plans)
    await grantSubscription(db, {
      accountId,
      planId,
      start,
      ...(input.remaining !== undefined && { remaining: input.remaining }),
    })
  return { accountId, keyId, token }
}

/** Headers of a call with a secret key. */
export function basic({ keyId, token }: Pick<GatewayKey, 'keyId' | 'token'>): { authorization: string } {
  return { authorization: `Basic ${Buffer.from(`${keyId}:${token}`).toString('base64')}` }
}

/** Headers of a call from a page. */
export const PAGE = {
  referer: 'https://shop.northwind.example/cart',
  origin: 'https://shop.northwind.example',
}

/** Inserts a test key, directly into the table. Without an owner, its account has no members, licenses, or other keys. */
export async function makeTestKey(
  { db, kernel }: Pick<Backend, 'db' | 'kernel'>,
  owner: Pick<Person, 'accountId'> = { accountId: 899_999_999 },
): Promise<GatewayKey> {
  const keyId = toTestKeyId(newId())
  const token = createToken(TEST_TOKEN_PREFIX)
  const accountId = owner.accountId ?? 0
  await db.insert(testKeys).values({
    keyId,
    accountId,
    label: 'Continuous integration',
    token,
    created: kernel.clock.now(),
    createdBy: newId(),
  })
  return { accountId, keyId, token }
}
