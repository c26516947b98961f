import { findPerson } from '#backend/modules/people/public.ts'
import {
  type AssertedIdentity,
  accountsIn,
  beginAtProvider,
  beginRehearsal,
  FailedSsoLogin,
  finishRehearsal,
  isOwnerOf,
  latestRehearsal,
  listRecords,
  markTested,
  type OrganizationRow,
  type ProviderRow,
  readLogin,
  recoveryOwners,
  rehearsalKey,
  rehearseMember,
  SSO_CALLBACK,
  type SsoRecord,
  type SsoSecrets,
  startedRehearsal,
  verifyReturn,
  withAddress,
} from '#backend/modules/single-sign-on/public.ts'
import { beginLoginAttempt, requireCallback, takeLoginAttempt } from '#backend/services/identity/public.ts'
import type { operations, QueryDefaults, SsoJoiner, SsoRehearsal } from '#generated/authorization/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { ownProvider } from '../identity-providers/identity-providers.ts'
import { foreseeInvited, foreseeMembers } from './members.ts'
import { isRedirectRejected } from './redirect-check.ts'

/** Handlers of `openapi/authorization/provider-logins.yaml`. */
export const providerLoginHandlers = {
  async listSsoLogins({ db, query, caller }) {
    const { provider } = await ownProvider(db, caller.accountId)
    const { outcome, page, page_size: size } = query
    return { status: 200, body: await listRecords(db, provider.idpId, { outcome, page, size }) }
  },

  async listRecoveryOwners({ db, caller }) {
    const { organization } = await ownProvider(db, caller.accountId)
    const accounts = await accountsIn(db, organization.organizationId)
    const accountIds = accounts.map(({ accountId }) => accountId)
    return { status: 200, body: await recoveryOwners(db, accountIds) }
  },

  async getSsoRehearsal({ db, caller, now }) {
    const { organization, provider } = await ownProvider(db, caller.accountId)
    const rehearsal = await latestRehearsal(db, provider)
    return { status: 200, body: await readRehearsal(db, organization, rehearsal, now) }
  },

  startSsoRehearsal: withoutTransaction(async context => {
    const { db, body, caller, kernel, now } = context
    const { redirect_uri: redirectUri } = body
    requireCallback(context, redirectUri, [SSO_CALLBACK])
    const { provider } = await ownProvider(db, caller.accountId)
    const { idpId, revision } = provider
    const rehearsalId = await db.transaction(transaction =>
      beginRehearsal(transaction, provider, { startedBy: caller.userId, now }),
    )
    try {
      const { secrets, addressFor } = await beginAtProvider(provider, redirectUri, kernel)
      const { state } = await beginLoginAttempt<SsoSecrets>(context, {
        provider: rehearsalKey(idpId),
        redirectUri,
        secrets: { ...secrets, idpId, revision, rehearsalId },
      })
      return { status: 201, body: { auth_url: await addressFor(state) } }
    } catch (error) {
      if (!(error instanceof FailedSsoLogin)) throw error
      await db.transaction(transaction =>
        finishRehearsal(transaction, rehearsalId, { failure: error.reason }),
      )
      return { status: 201, body: { auth_url: null } }
    }
  }),

  completeSsoRehearsal: withoutTransaction(async context => {
    const { db, body, caller, kernel, now } = context
    const { organization, provider } = await ownProvider(db, caller.accountId)
    const attempt = await takeLoginAttempt<SsoSecrets>(context, {
      provider: rehearsalKey(provider.idpId),
      returned: body.redirect_uri,
    })
    const { rehearsalId = '', revision } = attempt.secrets
    const used = { idpId: provider.idpId, revision }
    // The settings may have changed since, and another owner may use this browser.
    if (revision !== provider.revision || !(await startedRehearsal(db, rehearsalId, used, caller.userId)))
      throw problem('third-party-code-invalid')

    const { code, iss, error } = body
    let identity: AssertedIdentity | undefined
    try {
      if (code === undefined) throw await failureWithout(error, provider, attempt.redirectUri, kernel)
      const returned = await verifyReturn({ code, iss }, provider, attempt, kernel)
      const known = await withAddress(db, organization, returned)
      identity = known
      await db.transaction(async transaction => {
        const { person, joinsWith } = await rehearseMember(transaction, {
          organization,
          provider,
          identity: known,
          currentUserId: caller.userId,
          now,
        })
        // Someone who has no login yet would get one when they join.
        const userId = (await findPerson(transaction, person.userId))?.userId
        const isOwner =
          userId !== undefined && (await isOwnerOf(transaction, userId, organization.ownerAccountId))
        const isFinished = await finishRehearsal(transaction, rehearsalId, {
          failure: isOwner ? null : 'owner-required',
          userId,
          identity: known,
          joinsWith: joinsWith as SsoJoiner['roles'] | null,
        })
        if (isOwner && isFinished) await markTested(transaction, provider, now)
      })
    } catch (error) {
      if (!(error instanceof FailedSsoLogin)) throw error
      const { reason: failure, received, userId } = error
      await db.transaction(transaction =>
        finishRehearsal(transaction, rehearsalId, { failure, userId, identity, received }),
      )
    }
    const finished = await startedRehearsal(db, rehearsalId, used, caller.userId)
    return { status: 200, body: await readRehearsal(db, organization, finished, now) }
  }),
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  'listSsoLogins' | 'listRecoveryOwners' | 'getSsoRehearsal' | 'startSsoRehearsal' | 'completeSsoRehearsal'
>

async function readRehearsal(
  db: Queries,
  organization: OrganizationRow,
  rehearsal: SsoRecord | undefined,
  now: Date,
): Promise<SsoRehearsal> {
  if (!rehearsal) throw problem('not-found')
  const { mapping, loginId, idpId, failure, joinsWith } = rehearsal
  // Without a usable address no one would be found, so the members say nothing.
  const email = failure === 'email-unverified' ? null : (mapping?.email ?? null)
  const login = await readLogin(db, loginId)
  return {
    login,
    mapping: mapping ?? { subject: null, email: null, name: null },
    joins: joinsWith && { username: mapping?.email ?? login.person?.username ?? '', roles: joinsWith },
    people: email === null ? [] : await foreseeMembers(db, organization, { idpId, email }),
    invited: email === null ? [] : await foreseeInvited(db, organization, { idpId, email, now }),
  }
}

/** Why the window came back without a code, or not at all. */
async function failureWithout(
  error: string | undefined,
  provider: ProviderRow,
  redirectUri: string,
  kernel: Kernel,
): Promise<FailedSsoLogin> {
  const isRejected =
    /redirect_uri/.test(error ?? '') || (await isRedirectRejected(provider, redirectUri, kernel))
  return new FailedSsoLogin(
    isRejected ? 'redirect-not-registered' : 'declined',
    'third-party-code-invalid',
    error === undefined ? [] : [{ name: 'error', value: error }],
  )
}
