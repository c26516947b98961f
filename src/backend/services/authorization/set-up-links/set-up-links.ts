import { and, desc, eq } from 'drizzle-orm'
import { accountLabelOf, isClosed } from '#backend/modules/accounts/public.ts'
import type { operations, SetUpLink } from '#generated/authorization/types.ts'
import { SET_UP_LINK_LIFETIME, SET_UP_SESSION_LIFETIME } from '#generated/durations.ts'
import { accountOf } from '#kernel/access/access.ts'
import { setUpCookie } from '#kernel/access/cookies.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { setUpLinks, setUpSessions } from '../tables.ts'
import { findSetUpLink, worksAt } from './find.ts'

type LinkRow = typeof setUpLinks.$inferSelect

/** Handlers of `openapi/authorization/set-up-links.yaml`. */
export const setUpLinkHandlers = {
  async listSetUpLinks({ db, caller, now }) {
    const rows = await db
      .select()
      .from(setUpLinks)
      .where(and(eq(setUpLinks.accountId, accountOf(caller)), worksAt(now)))
      .orderBy(desc(setUpLinks.created), desc(setUpLinks.linkId))
    return { status: 200, body: { set_up_links: rows.map(toWire) } }
  },

  async createSetUpLink({ db, body, caller, now, limit, recordActivity }) {
    const { label, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    await requireCapacity(db, setUpLinks, {
      owner: [setUpLinks.accountId, accountId],
      limit,
      where: worksAt(now),
    })
    const secret = `gp_set_${randomSecret()}`
    const [row] = await db
      .insert(setUpLinks)
      .values({
        linkId: newId(now),
        accountId,
        userId: caller.userId,
        label,
        secretHash: hashSecret(secret),
        created: now,
        expiresAt: new Date(now.getTime() + SET_UP_LINK_LIFETIME),
      })
      .returning()
    if (!row) throw new Error('a set-up link is created')
    await recordActivity(row.linkId, { facts: { link_id: row.linkId } })
    return { status: 201, body: { secret, set_up_link: toWire(row) } }
  },

  async revokeSetUpLink({ db, params, caller, now, recordActivity }) {
    const isThis = and(
      eq(setUpLinks.linkId, params.id),
      eq(setUpLinks.accountId, accountOf(caller)),
      worksAt(now),
    )
    // It waits for calls in progress that the link has begun: each holds the row until it is committed.
    const [row] = await db.update(setUpLinks).set({ revoked: now }).where(isThis).returning()
    if (!row) throw problem('not-found')
    await db.delete(setUpSessions).where(eq(setUpSessions.linkId, row.linkId))
    await recordActivity(row.linkId, { facts: { label: row.label } })
    return { status: 204 }
  },

  async startSetUpSession({ db, body, now, cookie, recordActivity }) {
    const { secret, ...rest } = body
    assertAllRead(rest)
    const row = secret ? await byLink(db, secret, now) : await bySession(db, cookie.read(setUpCookie), now)
    const found = row && (await findSetUpLink(db, { tokenId: row.linkId, kind: 'set-up' }, now, 'share'))
    if (!row || !found || (await isClosed(db, row.accountId))) {
      cookie.clear(setUpCookie)
      throw problem('set-up-link-invalid')
    }
    const { linkId, accountId, label, userId } = row
    let { expiresAt } = row
    if (secret) {
      const session = randomSecret()
      expiresAt = new Date(Math.min(row.linkEnds.getTime(), now.getTime() + SET_UP_SESSION_LIFETIME))
      await db.insert(setUpSessions).values({ secretHash: hashSecret(session), linkId, expiresAt })
      await db.update(setUpLinks).set({ lastUsed: now }).where(eq(setUpLinks.linkId, linkId))
      const token = { tokenId: linkId, kind: 'set-up' as const, name: label }
      await recordActivity(linkId, { accountId, userId, token, facts: { label, link_id: linkId } })
      cookie.set(setUpCookie, session)
    }
    return {
      status: 200,
      body: {
        account_id: accountId,
        account_label: await accountLabelOf(db, accountId),
        link_id: linkId,
        label,
        expires_at: expiresAt.toISOString(),
      },
    }
  },
} satisfies Pick<
  Handlers<operations>,
  'listSetUpLinks' | 'createSetUpLink' | 'revokeSetUpLink' | 'startSetUpSession'
>

type Opened = Pick<LinkRow, 'linkId' | 'accountId' | 'userId' | 'label' | 'expiresAt'> & { linkEnds: Date }

async function byLink(db: Queries, secret: string, now: Date): Promise<Opened | undefined> {
  const [row] = await db
    .select()
    .from(setUpLinks)
    .where(and(eq(setUpLinks.secretHash, hashSecret(secret)), worksAt(now)))
    // Its last use is set later. Two that only share the row until then would wait for each other.
    .for('update')
  return row && { ...row, linkEnds: row.expiresAt }
}

async function bySession(db: Queries, secret: string | undefined, now: Date): Promise<Opened | undefined> {
  if (secret === undefined) return undefined
  const [row] = await db
    .select({ link: setUpLinks, session: setUpSessions })
    .from(setUpSessions)
    .innerJoin(setUpLinks, eq(setUpLinks.linkId, setUpSessions.linkId))
    .where(and(eq(setUpSessions.secretHash, hashSecret(secret)), worksAt(now)))
  if (!row || row.session.expiresAt <= now) return undefined
  return { ...row.link, linkEnds: row.link.expiresAt, expiresAt: row.session.expiresAt }
}

function toWire({ linkId, label, created, expiresAt, lastUsed }: LinkRow): SetUpLink {
  return {
    link_id: linkId,
    label,
    created: created.toISOString(),
    expires_at: expiresAt.toISOString(),
    last_used: lastUsed?.toISOString() ?? null,
  }
}
