import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { holdsInternalRole } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import {
  accountsBy,
  type ProviderRow,
  ssoLogins,
  ssoRecords,
  unlinkFormer,
} from '#backend/modules/single-sign-on/public.ts'
import type { operations, QueryDefaults, SsoRelink } from '#generated/authorization/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { ownProvider } from '../identity-providers/identity-providers.ts'
import { relinkedSingleSignOn } from '../identity-providers/mails.ts'

/** As many as the contract lists, and as many records as are read for them: people try more than once. */
const [RELINKS_SHOWN, RECORDS_READ] = [100, 1000]

/** Handlers of `openapi/authorization/provider-logins.yaml` for people whom the provider knows by another id now. */
export const relinkHandlers = {
  async listSsoRelinks({ db, caller }) {
    const { provider } = await ownProvider(db, caller.accountId)
    return { status: 200, body: { relinks: await pendingRelinks(db, provider) } }
  },

  async relinkSsoLogin({ db, params, caller, kernel, now, recordActivity }) {
    const { organization, provider } = await ownProvider(db, caller.accountId)
    const { person, subject } = await requireRelink(db, provider, params.id)
    const { user_id: userId, username } = person
    // They may have left since, or joined our staff.
    const { inside } = await accountsBy(db, userId, organization.organizationId)
    if (!inside || (await holdsInternalRole(db, userId))) throw problem('not-found')
    const { idpId } = provider
    await unlinkFormer(db, { idpId, userId })
    await db.insert(ssoLogins).values({ idpId, subject, userId, proven: false, created: now, lastUsed: now })
    const facts = { organization: organization.name, provider: provider.name }
    await queueMail(db, relinkedSingleSignOn.to(username, facts, kernel), now)
    await recordActivity(idpId, { facts: { name: username } })
    return { status: 204 }
  },

  async dismissSsoRelink({ db, params, caller, now, recordActivity }) {
    const { provider } = await ownProvider(db, caller.accountId)
    const { person, subject: dismissed } = await requireRelink(db, provider, params.id)
    const isAbout = and(eq(ssoRecords.userId, person.user_id), eq(subject, dismissed), isRequest(provider))
    await db.update(ssoRecords).set({ dismissed: now }).where(isAbout)
    await recordActivity(provider.idpId, { facts: { name: person.username } })
    return { status: 204 }
  },
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  'listSsoRelinks' | 'relinkSsoLogin' | 'dismissSsoRelink'
>

/** A request that an owner can decide about. Throws 404 for any other one. */
async function requireRelink(db: Queries, provider: ProviderRow, loginId: string): Promise<SsoRelink> {
  const pending = (await pendingRelinks(db, provider)).find(({ login_id: id }) => id === loginId)
  if (!pending) throw problem('not-found')
  return pending
}

const subject = sql<string>`${ssoRecords.mapping} ->> 'subject'`

/** The condition of a failed login of someone with another id that no owner has dismissed. */
const isRequest = ({ idpId, revision }: Pick<ProviderRow, 'idpId' | 'revision'>) =>
  and(
    eq(ssoRecords.idpId, idpId),
    eq(ssoRecords.revision, revision),
    eq(ssoRecords.kind, 'login'),
    eq(ssoRecords.failure, 'person-renamed'),
    isNull(ssoRecords.dismissed),
  )

/** The failed logins of people with another id, newest first, each person and id once, unless it is linked by now. */
async function pendingRelinks(db: Queries, provider: ProviderRow): Promise<SsoRelink[]> {
  const { idpId } = provider
  const linked = db
    .select({ subject: ssoLogins.subject })
    .from(ssoLogins)
    .where(and(eq(ssoLogins.idpId, idpId), eq(ssoLogins.subject, subject)))
  const rows = await db
    .select({
      record: ssoRecords,
      username: people.username,
      former: sql<string | null>`(${db
        .select({ subject: ssoLogins.subject })
        .from(ssoLogins)
        .where(and(eq(ssoLogins.idpId, idpId), eq(ssoLogins.userId, ssoRecords.userId)))
        .orderBy(desc(ssoLogins.lastUsed))
        .limit(1)})`,
    })
    .from(ssoRecords)
    .innerJoin(people, eq(people.userId, ssoRecords.userId))
    .where(and(isRequest(provider), sql`not exists ${linked}`))
    .orderBy(desc(ssoRecords.created), desc(ssoRecords.loginId))
    .limit(RECORDS_READ)
  const relinks = new Map<string, SsoRelink>()
  for (const { record, username, former } of rows) {
    const { mapping, userId, loginId, created } = record
    if (!mapping?.subject || userId === null || former === null) continue
    const key = `${userId} ${mapping.subject}`
    if (relinks.has(key)) continue
    relinks.set(key, {
      login_id: loginId,
      person: { user_id: userId, username },
      subject: mapping.subject,
      former_subject: former,
      email: mapping.email,
      name: mapping.name,
      time: created.toISOString(),
    })
  }
  return [...relinks.values()].slice(0, RELINKS_SHOWN)
}
