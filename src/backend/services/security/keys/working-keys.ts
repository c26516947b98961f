import { and, desc, eq } from 'drizzle-orm'
import { catalogSnapshot } from '#backend/services/subscription/public.ts'
import { decideLookup } from '#domain/gateway/lookup/decision.ts'
import type { Attempt, KeyFacts, LicenseFacts } from '#domain/gateway/lookup/facts.ts'
import type { operations } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { readKeys, readLicenses } from '../rejections/facts.ts'
import { embeddedKeys, secretKeys } from '../tables.ts'
import { inState } from './keys.ts'
import { ofPeople } from './portal-key.ts'

/** Keys in a response, as the contract says, and newest keys of an account among which they are looked for. */
const LISTED = 20
const TRIED = 200

/** Handlers of `openapi/security/working-keys.yaml`. */
export const workingKeyHandlers = {
  async listWorkingKeys({ db, kernel, caller, query, now }) {
    const accountId = accountOf(caller)
    const { kind, key: wanted } = query
    const { licenseIds } = await catalogSnapshot(kernel)
    const names = new Map([...licenseIds].map(([name, id]) => [id, name]))
    const held = await readLicenses(db, kernel, accountId, now)
    const namesOf = (ids: readonly number[]) => ids.flatMap(id => names.get(id) ?? []).toSorted()
    const ids = await newestKeys(db, { accountId, kind, wanted, now })
    const found = await readKeys(db, ids)
    const keys = ids.flatMap(keyId => {
      const record = found.get(keyId)
      if (!record) return []
      const hostname = hostOf(record.key)
      const usable = usableLicenses(record.key, held, hostname, now)
      return usable.length
        ? [{ key_id: keyId, label: record.label, hostname, licenses: namesOf(usable) }]
        : []
    })
    const licenses = namesOf(usableLicenses(ANY_KEY, held, null, now))
    return { status: 200, body: { keys: keys.slice(0, LISTED), licenses } }
  },
} satisfies Pick<Handlers<operations>, 'listWorkingKeys'>

/** Leaves out what is certain without the other facts, so that many paused keys hide none that works. */
async function newestKeys(
  db: Queries,
  {
    accountId,
    kind,
    wanted,
    now,
  }: { accountId: number; kind: KeyFacts['kind']; wanted: string | undefined; now: Date },
): Promise<string[]> {
  const keys = kind === 'secret' ? secretKeys : embeddedKeys
  const rows = await db
    .select({ keyId: keys.keyId })
    .from(keys)
    .where(
      and(
        eq(keys.accountId, accountId),
        inState(keys, 'active', now),
        kind === 'embedded' ? ofPeople : undefined,
        wanted === undefined ? undefined : eq(keys.keyId, wanted),
      ),
    )
    .orderBy(desc(keys.created), desc(keys.keyId))
    .limit(TRIED)
  return rows.map(({ keyId }) => keyId)
}

/** A secret key without restrictions, which works if any key does. */
const ANY_KEY: KeyFacts = {
  kind: 'secret',
  isPaused: false,
  recoveryDeadline: null,
  expires: null,
  hostnames: [],
  allowedIps: [],
  licenses: null,
  limit: null,
}

/** Returns a host that the pages of an embedded key have; null for a key that works on none. */
function hostOf({ hostnames }: KeyFacts): string | null {
  const authorized = hostnames.filter(({ isAuthorized }) => isAuthorized).map(({ hostname }) => hostname)
  const name = authorized.find(each => !each.startsWith('*')) ?? authorized[0]
  // A pattern stands for every name below it.
  return name?.replace('*', 'www') ?? null
}

/** Returns the licenses with which the gateway accepts a lookup with the key now. */
function usableLicenses(
  key: KeyFacts,
  held: readonly LicenseFacts[],
  host: string | null,
  now: Date,
): number[] {
  const attempt: Omit<Attempt, 'product'> = {
    credentials: key.kind,
    token: 'right',
    isFromBrowser: key.kind === 'embedded',
    isProgram: false,
    host,
    ip: '',
    license: null,
    lookups: 1,
    madeThisSecond: () => 0,
  }
  const anyAddress = { ...key, allowedIps: [] }
  return held
    .map(({ licenseId }) => licenseId)
    .filter(id => decideLookup(anyAddress, held, { ...attempt, product: [id] }, now).isAllowed)
}
