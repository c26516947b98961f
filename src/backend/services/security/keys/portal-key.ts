import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { hostOf } from '#domain/keys/hostnames.ts'
import type { operations } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { embeddedKeys, hostnames } from '../tables.ts'

/** How reports name the key. */
const LABEL = 'Tools (created by Gatepost)'

/** Handlers of `openapi/security/portal-key.yaml`. */
export const portalKeyHandlers = {
  async createPortalKey({ db, caller, kernel, now }) {
    const { keyId, hostname } = await portalKeyOf(db, { kernel, accountId: accountOf(caller), now })
    return { status: 200, body: { key_id: keyId, label: LABEL, managed: true, hostname } }
  },
} satisfies Pick<Handlers<operations>, 'createPortalKey'>

/** Returns the key with which the portal looks addresses up for an account, in a transaction: made when it is first needed. */
export async function portalKeyOf(
  db: Queries,
  { kernel, accountId, now }: { kernel: Pick<Kernel, 'publicUrl'>; accountId: number; now: Date },
): Promise<{ keyId: string; hostname: string }> {
  const hostname = hostOf(kernel.publicUrl())
  if (hostname === undefined) throw new Error('the portal has no hostname')
  // Two first lookups at once get one key.
  await db.execute(sql`select pg_advisory_xact_lock(${accountId})`)
  const [known] = await managedKeysOf(db, accountId)
  const keyId = known?.key_id ?? newId(now)
  if (!known)
    await db.insert(embeddedKeys).values({
      keyId,
      accountId,
      label: LABEL,
      description: '',
      created: now,
      createdBy: null,
      paused: false,
      isManaged: true,
    })
  else if (known.label !== LABEL)
    await db.update(embeddedKeys).set({ label: LABEL, description: '' }).where(eq(embeddedKeys.keyId, keyId))
  await allowOnly(db, keyId, { hostname, now })
  return { keyId, hostname }
}

/** Keys that people of an account have made, and not the portal for its own pages. */
export const ofPeople: SQL = eq(embeddedKeys.isManaged, false)

/** Returns how reports and Diagnose name the keys that the portal has made for an account, oldest first. */
export function managedKeysOf(db: Queries, accountId: number) {
  return db
    .select({ key_id: embeddedKeys.keyId, label: embeddedKeys.label })
    .from(embeddedKeys)
    .where(
      and(
        eq(embeddedKeys.accountId, accountId),
        eq(embeddedKeys.isManaged, true),
        isNull(embeddedKeys.recoveryDeadline),
      ),
    )
    .orderBy(embeddedKeys.created, embeddedKeys.keyId)
    .limit(100)
}

/** The portal may have moved to another hostname since the key was made. */
async function allowOnly(db: Queries, keyId: string, { hostname, now }: { hostname: string; now: Date }) {
  const known = await db.select().from(hostnames).where(eq(hostnames.keyId, keyId))
  if (known.length === 1 && known[0]?.hostname === hostname && known[0].isAuthorized) return
  await db.delete(hostnames).where(eq(hostnames.keyId, keyId))
  await db.insert(hostnames).values({ keyId, hostname, isAuthorized: true, changed: now })
}
