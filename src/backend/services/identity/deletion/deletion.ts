import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  accountsOf,
  holdsInternalRole,
  isClosed,
  lockAccount,
  memberships,
  type OwnAccount,
} from '#backend/modules/accounts/public.ts'
import {
  callingPerson,
  deletionOf,
  keepLogin,
  type LoginDeletionPart,
  lockOwn,
  loginDeletes,
  loginDeletions,
  normalizeUsername,
  ownerAddressesOf,
} from '#backend/modules/people/public.ts'
import { endProvisioningOf } from '#backend/modules/single-sign-on/public.ts'
import { CLOSING_GRACE } from '#generated/durations.ts'
import type { LoginDeletion, LoginDeletionPreview, operations } from '#generated/identity/types.ts'
import { endSessionsOf } from '#kernel/access/sessions.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { originOf } from '../mails/origin.ts'
import { loginDeleted, memberDeletedLogin } from './mails.ts'

/** Service accounts that a preview lists, and accounts that an error names. */
const LISTED = 50
const NAMED = 5

/** Handlers of `openapi/identity/deletion.yaml`. */
export const deletionHandlers = {
  async getLoginDeletion({ db, caller }) {
    const row = await deletionOf(db, caller.userId)
    return { status: 200, body: { deletion: row ? toWire(row) : null } }
  },

  async getLoginDeletionPreview({ db, caller, now }) {
    const { userId } = caller
    const { username } = await callingPerson(db, caller)
    const accounts = await leftAccountsOf(db, userId)
    const { tokens, serviceAccounts } = sumOf(await loginDeletes.emit(db, { userId, now, isDeleted: false }))
    const labelOf = (id: number) => accounts.find(({ accountId }) => accountId === id)?.label
    const obstacles: LoginDeletionPreview['obstacles'] = []
    if (accounts.some(({ state }) => state === 'only-owner')) obstacles.push('only-owner')
    if (await holdsInternalRole(db, userId)) obstacles.push('staff')
    return {
      status: 200,
      body: {
        username,
        erased_from: endOfGrace(now).toISOString(),
        accounts: accounts.map(({ accountId, label, state }) => ({
          account_id: accountId,
          account_label: label,
          state,
        })),
        token_count: tokens,
        service_accounts: serviceAccounts.slice(0, LISTED).flatMap(({ accountId, name }) => {
          const label = labelOf(accountId)
          return label === undefined ? [] : { account_label: label, name }
        }),
        service_account_count: serviceAccounts.length,
        obstacles,
      },
    }
  },

  async deleteOwnLogin(context) {
    const { db, body, caller, now, kernel, cookie, sendMail, recordActivity } = context
    const { checkCallerNow, nothingChanged } = context
    const { username: typed, ...rest } = body
    assertAllRead(rest)
    const { userId } = caller
    // The person first, as someone who joins an account does; then the accounts, in one order.
    const { username } = await lockOwn(db, userId)
    if (normalizeUsername(typed) !== username) throw problem('login-name-differs', { fields: ['username'] })
    if (await holdsInternalRole(db, userId)) throw problem('login-of-staff')
    const known = await deletionOf(db, userId)
    if (known) {
      // Again, in a login of the days in which it could be restored.
      await checkCallerNow()
      await endSessionsOf(db, userId, now)
      nothingChanged()
      cookie.clearSession()
      return { status: 200, body: toWire(known) }
    }
    const accountIds = (await accountsOf(db, userId)).map(({ accountId }) => accountId)
    for (const accountId of accountIds.toSorted((a, b) => a - b)) await lockAccount(db, accountId)
    const accounts = await leftAccountsOf(db, userId)
    const alone = accounts.filter(({ state }) => state === 'only-owner')
    if (alone.length) throw problem('only-owner', { values: { accounts: namesOf(alone) } })
    // Read before its own change takes the right to it.
    await checkCallerNow()
    await endSessionsOf(db, userId, now)
    await loginDeletes.emit(db, { userId, now, isDeleted: true })
    await endProvisioningOf(db, userId, now)
    await db.delete(memberships).where(eq(memberships.userId, userId))
    const erasedFrom = endOfGrace(now)
    const row = {
      userId,
      username,
      requested: now,
      erasedFrom,
      accountIds: accounts.map(({ accountId }) => accountId),
    }
    await db.insert(loginDeletions).values(row)
    for (const { accountId, label } of accounts) {
      const members = [{ accountId, userId, change: 'removed' as const }]
      await recordActivity(userId, { accountId, facts: { user_id: userId }, members })
      for (const to of await ownerAddressesOf(db, accountId))
        await sendMail(memberDeletedLogin.to(to, { account: label, accountId, person: username }, kernel))
    }
    if (!accounts.length) await recordActivity(userId, { accountId: null, facts: { user_id: userId } })
    const facts = { accounts: accounts.map(({ label }) => label), erasedFrom, ...originOf(context) }
    await sendMail(loginDeleted.to(username, facts, kernel))
    cookie.clearSession()
    return { status: 200, body: toWire(row) }
  },

  async restoreOwnLogin({ db, caller, recordActivity, nothingChanged }) {
    if (await keepLogin(db, caller.userId)) await recordActivity(caller.userId)
    else nothingChanged()
    return { status: 204 }
  },
} satisfies Pick<
  Handlers<operations>,
  'getLoginDeletion' | 'getLoginDeletionPreview' | 'deleteOwnLogin' | 'restoreOwnLogin'
>

const endOfGrace = (now: Date) => new Date(now.getTime() + CLOSING_GRACE)

const toWire = ({ requested, erasedFrom }: { requested: Date; erasedFrom: Date }): LoginDeletion => ({
  requested: requested.toISOString(),
  erased_from: erasedFrom.toISOString(),
})

type LeftAccount = Pick<OwnAccount, 'accountId' | 'label'> & {
  state: LoginDeletionPreview['accounts'][number]['state']
}

/** The accounts of a person, and whether each would have another owner. */
async function leftAccountsOf(db: Queries, userId: string): Promise<LeftAccount[]> {
  const own = await accountsOf(db, userId)
  if (!own.length) return []
  const ownedByOthers = await db
    .selectDistinct({ accountId: memberships.accountId })
    .from(memberships)
    .where(
      and(
        inArray(
          memberships.accountId,
          own.map(({ accountId }) => accountId),
        ),
        sql`'account-owner' = any(${memberships.roles})`,
        sql`${memberships.userId} <> ${userId}`,
      ),
    )
    .orderBy(asc(memberships.accountId))
  const others = new Set(ownedByOthers.map(({ accountId }) => accountId))
  const left: LeftAccount[] = []
  for (const { accountId, label, roles } of own) {
    const isAlone = roles.includes('account-owner') && !others.has(accountId)
    const state = !isAlone ? 'member' : (await isClosed(db, accountId)) ? 'closing' : 'only-owner'
    left.push({ accountId, label, state })
  }
  return left
}

function namesOf(accounts: readonly { label: string }[]): string {
  const names = accounts.slice(0, NAMED).map(({ label }) => label)
  const more = accounts.length - names.length
  return more > 0 ? `${names.join(', ')}, and ${more} more` : names.join(', ')
}

function sumOf(parts: readonly LoginDeletionPart[]) {
  return {
    tokens: parts.reduce((sum, { tokens = 0 }) => sum + tokens, 0),
    serviceAccounts: parts.flatMap(({ serviceAccounts = [] }) => serviceAccounts),
  }
}
