import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { KEY_RECOVERY_WINDOW } from '#generated/durations.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { newId } from '#kernel/random.ts'
import { defineSeed, type SeedContext } from '#kernel/seeds.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { deprecatedUses } from '#kernel/storage/tables.ts'
import { createToken, tokenColumns } from './keys/tokens.ts'
import { seedRequests } from './requests/seed-requests.ts'
import { seedRejections } from './seed-rejections.ts'
import { seedDailyLookups, seedUsage } from './seed-usage.ts'
import { embeddedKeys, hostnames, keyLimits, secretKeys, tokenUses } from './tables.ts'

const texts = z.array(z.string()).readonly()

/** A key with a history. Times are days from now: `usedDaysAgo`, `expiresInDays`. */
const keyInput = z.strictObject({
  kind: z.enum(['secret', 'embedded']),
  label: z.string(),
  description: z.string().optional(),
  createdDaysAgo: z.number().optional(),
  /** Omitted for a key that was never used. */
  usedDaysAgo: z.number().optional(),
  expiresInDays: z.number().optional(),
  pausedDaysAgo: z.number().optional(),
  isDeleted: z.boolean().optional(),
  /** For a deleted key: days until it can no longer be recovered; thirty by default. */
  goneInDays: z.number().optional(),
  /** Whether its creator is not a member of the account. */
  isOrphan: z.boolean().optional(),
  /** Authorized and deactivated hostnames of an embedded key. */
  hostnames: texts.optional(),
  deactivated: texts.optional(),
  allowedIps: texts.optional(),
  licenses: z.array(z.number()).readonly().optional(),
  limit: z.strictObject({ max: z.number(), used: z.number() }).optional(),
  /** For a secret key whose token was just rotated. */
  oldTokenEndsInDays: z.number().optional(),
  /** Lookups that were just made with that older token. */
  oldTokenUsed: z.number().int().optional(),
})
export type KeyInput = z.input<typeof keyInput>

const dailyInput = z.strictObject({
  licenseId: z.number().int(),
  daily: z.array(z.number().int()).readonly(),
})

/** A deprecated parameter that calls sent today. */
const deprecatedUseInput = z.strictObject({
  operationId: z.string(),
  parameter: z.string(),
  calls: z.number().int(),
  /** Label of the key that they were made with; omitted for calls by the person's login. */
  key: z.string().optional(),
})

/** A created key, with the token of a secret one. */
export interface SeededKey {
  label: string
  keyId: string
  token?: string
}

export const seeds = {
  /** Number of secret keys, the latest created now and each other one a minute earlier. */
  keys: defineSeed(z.number().int(), (context, count) =>
    seedKeys(
      context,
      Array.from({ length: count }, (_, index) => ({
        kind: 'secret',
        label: `Key ${String(index + 1).padStart(5, '0')}`,
        createdDaysAgo: (index * MINUTE) / DAY,
      })),
      { createdBy: null },
    ),
  ),
  /** Labels of additional secret keys. */
  labels: defineSeed(texts, (context, labels) =>
    seedKeys(
      context,
      labels.map(label => ({ kind: 'secret', label })),
      { createdBy: null },
    ),
  ),
  /** Days of made-up lookups for the keys so far. */
  usage: defineSeed(z.number().int(), (context, days) => seedUsage(context.db, { ...context, days })),
  /** Lookups of licenses on each of the last days, today last. */
  lookups: defineSeed(z.array(dailyInput).readonly(), async ({ db, accountId, now }, inputs) => {
    for (const { licenseId, daily } of inputs)
      await seedDailyLookups(db, { accountId, licenseId, daily, now })
  }),
  keysWithPast: defineSeed(z.array(keyInput).readonly(), (context, inputs) => seedKeys(context, inputs)),
  /** Number of past rejections of the keys. */
  rejections: defineSeed(z.number().int(), ({ db, accountId, now }, count) =>
    seedRejections(db, { accountId, now, count }),
  ),
  /** Number of past requests with the keys. */
  requests: defineSeed(z.number().int(), ({ db, accountId, now }, count) =>
    seedRequests(db, { accountId, now, count }),
  ),
  deprecatedUses: defineSeed(z.array(deprecatedUseInput).readonly(), seedDeprecatedUses),
}

type OwnSeeds = typeof seeds
declare module '#kernel/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}

async function seedDeprecatedUses(
  { db, accountId, userId, now }: SeedContext,
  inputs: readonly z.output<typeof deprecatedUseInput>[],
): Promise<void> {
  for (const { key: label, ...use } of inputs) {
    const { keyId } = label === undefined ? {} : await keyNamed(db, accountId, label)
    const sender = keyId ? ('key' as const) : ('person' as const)
    const day = now.toISOString().slice(0, 10)
    await db
      .insert(deprecatedUses)
      .values({ ...use, accountId, sender, senderId: keyId ?? userId, day, last: now })
  }
}

async function keyNamed(db: Queries, accountId: number, label: string): Promise<{ keyId: string }> {
  for (const table of [secretKeys, embeddedKeys]) {
    const [key] = await db
      .select({ keyId: table.keyId })
      .from(table)
      .where(and(eq(table.accountId, accountId), eq(table.label, label)))
    if (key) return key
  }
  throw new Error(`the account has no key ${label}`)
}

/** Adds keys to an account. Returns the id of each, and the token of a secret one. */
export async function seedKeys(
  context: SeedContext,
  inputs: readonly KeyInput[],
  { createdBy = context.userId }: { createdBy?: string | null } = {},
): Promise<SeededKey[]> {
  const { db } = context
  const made = inputs.map(input => rowsOf(context, input, createdBy))
  // The number of parameters in a statement is limited.
  for (let from = 0; from < made.length; from += 500) {
    const rows = made.slice(from, from + 500)
    const secret = rows.flatMap(row => row.secret ?? [])
    const embedded = rows.flatMap(row => row.embedded ?? [])
    const names = rows.flatMap(row => row.names)
    const limits = rows.flatMap(row => row.limit ?? [])
    const uses = rows.flatMap(row => row.oldUse ?? [])
    if (secret.length) await db.insert(secretKeys).values(secret)
    if (embedded.length) await db.insert(embeddedKeys).values(embedded)
    if (names.length) await db.insert(hostnames).values(names)
    if (limits.length) await db.insert(keyLimits).values(limits)
    if (uses.length) await db.insert(tokenUses).values(uses)
  }
  return made.map(({ key }) => key)
}

interface Rows {
  key: SeededKey
  secret?: typeof secretKeys.$inferInsert
  embedded?: typeof embeddedKeys.$inferInsert
  names: (typeof hostnames.$inferInsert)[]
  limit: typeof keyLimits.$inferInsert | undefined
  oldUse: typeof tokenUses.$inferInsert | undefined
}

function rowsOf({ kernel, accountId, now }: SeedContext, input: KeyInput, createdBy: string | null): Rows {
  const { kind, label, createdDaysAgo = 0, pausedDaysAgo, limit } = input
  const inDays = (days: number) => new Date(now.getTime() + Math.round(days * DAY))
  const created = inDays(-createdDaysAgo)
  const keyId = newId(created)
  const common = {
    keyId,
    accountId,
    label,
    description: input.description ?? '',
    created,
    createdBy: input.isOrphan ? newId() : createdBy,
    paused: pausedDaysAgo !== undefined,
    deactivated: pausedDaysAgo === undefined ? null : inDays(-pausedDaysAgo),
    recoveryDeadline: input.isDeleted ? inDays(input.goneInDays ?? KEY_RECOVERY_WINDOW / DAY) : null,
    lastUsed: input.usedDaysAgo === undefined ? null : inDays(-input.usedDaysAgo),
    expires: input.expiresInDays === undefined ? null : inDays(input.expiresInDays),
    licenses: input.licenses ? [...input.licenses] : null,
  }
  const named = (names: readonly string[] = [], isAuthorized: boolean) =>
    names.map(hostname => ({ keyId, hostname, isAuthorized, changed: created }))
  const names = [...named(input.hostnames, true), ...named(input.deactivated, false)]
  const limited = limit && {
    keyId,
    accountId,
    maxLookups: limit.max,
    lookupsUsed: limit.used,
    since: created,
  }
  const { oldTokenUsed: used } = input
  // The token of a new row is version one.
  const oldUse = used === undefined ? undefined : { keyId, tokenVersion: 0, start: now, used, last: now }
  const rows = { names, limit: limited, oldUse }
  if (kind === 'embedded') return { ...rows, embedded: common, key: { label, keyId } }
  const token = createToken()
  const secret = {
    ...common,
    ...tokenColumns(kernel, token),
    allowedIps: [...(input.allowedIps ?? [])],
    ...(input.oldTokenEndsInDays !== undefined && oldToken(inDays(input.oldTokenEndsInDays), now)),
  }
  return { ...rows, secret, key: { label, keyId, token } }
}

/** The token before the current one; its plain text is not kept. */
function oldToken(previousEnds: Date, rotated: Date) {
  const old = createToken()
  return { previousHash: hashSecret(old), previousTail: old.slice(-4), previousEnds, rotated }
}
