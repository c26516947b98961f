import { and, asc, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { memberships, requireAccount } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import {
  organizationAccounts,
  organizationDomains,
  organizationOf,
  providerOf,
  provisioningTokens,
  worksAt,
} from '#backend/modules/single-sign-on/public.ts'
import { readDevice } from '#backend/services/identity/public.ts'
import type {
  AccountActivity,
  AccountNote,
  AccountUser,
  operations,
  QueryDefaults,
} from '#generated/authorization/types.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { networkOf } from '#kernel/http/network.ts'
import { problem } from '#kernel/http/problem.ts'
import { activities } from '#kernel/storage/tables.ts'
import { isAfter, toCursor } from './activity.ts'
import { accountNotes } from './tables.ts'

const actors = alias(people, 'actors')

/** Handlers of `openapi/authorization/account-records.yaml`: an account as staff see it. */
export const accountRecordHandlers = {
  async listAccountUsers({ db, params, query }) {
    const { page, page_size } = query
    await requireAccount(db, params.id)
    const where = eq(memberships.accountId, params.id)
    const rows = await db
      .select({ member: memberships, person: people })
      .from(memberships)
      .innerJoin(people, eq(people.userId, memberships.userId))
      .where(where)
      .orderBy(asc(people.username))
      .limit(page_size)
      .offset((page - 1) * page_size)
    const users = rows.map(({ member, person }) => ({
      user_id: person.userId,
      email_address: person.username,
      first_name: person.firstName,
      last_name: person.lastName,
      user_disabled: person.disabled !== null,
      roles: member.roles as AccountUser['roles'],
      joined: member.created.toISOString(),
    }))
    return { status: 200, body: { users, total: await db.$count(memberships, where), page, page_size } }
  },

  async listAccountActivity({ db, params, query }) {
    const { cursor, page_size: size } = query
    await requireAccount(db, params.id)
    const rows = await db
      .select({ row: activities, username: people.username, actor: actors.username })
      .from(activities)
      .leftJoin(people, eq(people.userId, activities.userId))
      .leftJoin(actors, eq(actors.userId, activities.actorUserId))
      .where(and(eq(activities.accountId, params.id), cursor === undefined ? undefined : isAfter(cursor)))
      .orderBy(desc(activities.created), desc(activities.activityId))
      .limit(size + 1)
    const page = rows.slice(0, size)
    const last = page.at(-1)?.row
    const next = last && rows.length > size ? toCursor(last) : null
    return { status: 200, body: { activity: page.map(toActivity), next } }
  },

  async listAccountNotes({ db, params, query }) {
    const { page, page_size } = query
    await requireAccount(db, params.id)
    const where = eq(accountNotes.accountId, params.id)
    const rows = await db
      .select({ note: accountNotes, username: people.username })
      .from(accountNotes)
      .leftJoin(people, eq(people.userId, accountNotes.userId))
      .where(where)
      .orderBy(desc(accountNotes.noteId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    return {
      status: 200,
      body: {
        notes: rows.map(({ note, username }) => toNote(note, username)),
        total: await db.$count(accountNotes, where),
        page,
        page_size,
      },
    }
  },

  async createAccountNote({ db, params, body, caller, now }) {
    const { text, ...rest } = body
    assertAllRead(rest)
    await requireAccount(db, params.id)
    const { userId } = caller
    const [note] = await db
      .insert(accountNotes)
      .values({ accountId: params.id, userId, text, created: now })
      .returning()
    const [author] = await db.select().from(people).where(eq(people.userId, userId))
    if (!note) throw new Error('an inserted row comes back')
    return { status: 201, body: toNote(note, author?.username ?? null) }
  },

  async deleteAccountNote({ db, params }) {
    const deleted = await db
      .delete(accountNotes)
      .where(and(eq(accountNotes.noteId, params.note_id), eq(accountNotes.accountId, params.id)))
      .returning({ noteId: accountNotes.noteId })
    if (!deleted.length) throw problem('not-found')
    return { status: 204 }
  },

  async getAccountOrganization({ db, params, now }) {
    await requireAccount(db, params.id)
    const organization = await organizationOf(db, params.id)
    if (!organization) return { status: 200, body: { organization: null } }
    const { organizationId, name, ownerAccountId } = organization
    const provider = await providerOf(db, organizationId)
    const domains = await db
      .select()
      .from(organizationDomains)
      .where(eq(organizationDomains.organizationId, organizationId))
      .orderBy(asc(organizationDomains.domain))
    const isValid = and(eq(provisioningTokens.organizationId, organizationId), worksAt(now))
    return {
      status: 200,
      body: {
        organization: {
          organization_id: organizationId,
          organization_name: name,
          owner_account_id: ownerAccountId,
          account_count: await db.$count(
            organizationAccounts,
            eq(organizationAccounts.organizationId, organizationId),
          ),
          provider: provider
            ? { name: provider.name, protocol: provider.settings.type, active: provider.active }
            : null,
          domains: domains.map(({ domain, verified }) => ({
            domain,
            verified: verified?.toISOString() ?? null,
          })),
          provisioning_token_count: await db.$count(provisioningTokens, isValid),
        },
      },
    }
  },
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  | 'getAccountOrganization'
  | 'listAccountUsers'
  | 'listAccountActivity'
  | 'listAccountNotes'
  | 'createAccountNote'
  | 'deleteAccountNote'
>

interface ActivityRow {
  row: typeof activities.$inferSelect
  username: string | null
  actor: string | null
}

/** Staff as themselves are the person of their entry; staff who acted as someone are its actor. */
function toActivity({ row, username, actor }: ActivityRow): AccountActivity {
  const isOwnOfStaff = row.byStaff && row.actorUserId === null
  const doer = personOf(row.userId, username)
  return {
    activity_id: row.activityId,
    created: row.created.toISOString(),
    kind: row.kind as AccountActivity['kind'],
    operation: row.operation,
    summary: row.summary || row.operation,
    person: isOwnOfStaff ? null : doer,
    staff: isOwnOfStaff ? doer : personOf(row.actorUserId, actor),
    reason: row.reason,
    network: networkOf(row.address),
    device: readDevice(row.userAgent),
    request_id: row.requestId,
  }
}

function toNote(
  { noteId, created, userId, text }: typeof accountNotes.$inferSelect,
  username: string | null,
) {
  const note: AccountNote = {
    note_id: noteId,
    created: created.toISOString(),
    author: personOf(userId, username),
    text,
  }
  return note
}

function personOf(userId: string | null, username: string | null) {
  return userId === null || username === null ? null : { user_id: userId, username }
}
