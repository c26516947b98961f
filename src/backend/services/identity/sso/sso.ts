import type { Person } from '#backend/modules/people/public.ts'
import {
  type AssertedIdentity,
  attemptKey,
  beginAtProvider,
  confirmActivation,
  FailedSsoLogin,
  findMember,
  isOwnerOf,
  lockProvider,
  type OrganizationRow,
  organizationByName,
  organizationOfAddress,
  type ProviderRow,
  providerOf,
  publicError,
  recordLogin,
  SSO_CALLBACK,
  type SsoSecrets,
  verifyReturn,
  withAddress,
} from '#backend/modules/single-sign-on/public.ts'
import type { operations } from '#generated/identity/types.ts'
import { userOfSession } from '#kernel/access/access.ts'
import { logInAs } from '#kernel/access/sessions.ts'
import type { Context, Kernel, MemberChange } from '#kernel/contract/context.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { beginLoginAttempt, requireCallback, takeLoginAttempt } from '../login/attempts.ts'
import { recordFailedLogin } from '../login/failed-logins.ts'
import { provenPerson } from '../login/password-proof.ts'
import { firstSingleSignOn } from '../mails/logins.ts'
import { originOf } from '../mails/origin.ts'

/** Handlers of `openapi/identity/sso.yaml`. */
export const ssoHandlers = {
  async findSsoOrganization({ db, body, now }) {
    const organization = await organizationOfAddress(db, body.email_address, now)
    if (!organization) throw problem('sso-unavailable')
    return { status: 200, body: { organization } }
  },

  startSsoLogin: withoutTransaction(async context => {
    const { db, body, kernel, now } = context
    const { redirect_uri: redirectUri } = body
    requireCallback(context, redirectUri, [SSO_CALLBACK])
    const { organization, provider } = await findProvider(db, body.organization, now)
    if (!provider.active && !(await isTested(context, organization))) throw problem('sso-unavailable')
    if (!isIssuedBy(body.iss, provider)) throw problem('sso-unavailable')
    const { idpId, revision } = provider
    await context.recordActivity(idpId)
    try {
      const { secrets, addressFor } = await beginAtProvider(provider, redirectUri, kernel, body.login_hint)
      const { state } = await beginLoginAttempt<SsoSecrets>(context, {
        provider: attemptKey(idpId),
        redirectUri,
        secrets: { ...secrets, idpId, revision },
      })
      return { status: 200, body: { auth_url: await addressFor(state) } }
    } catch (error) {
      throw await recordFailure(error, provider, kernel)
    }
  }),

  completeSsoLogin: withoutTransaction(async context => {
    const { db, body, kernel, now } = context
    requireCallback(context, body.redirect_uri.split('?')[0] ?? '', [SSO_CALLBACK])
    const { organization, provider } = await findProvider(db, body.organization, now)
    const { idpId, revision } = provider
    const attempt = await takeLoginAttempt<SsoSecrets>(context, {
      provider: attemptKey(idpId),
      returned: body.redirect_uri,
    })
    if (attempt.secrets.revision !== revision) throw problem('third-party-code-invalid')
    const currentUserId = await personInBrowser(context, db)
    let identity: AssertedIdentity | undefined
    try {
      const known = await withAddress(db, organization, await verifyReturn(body, provider, attempt, kernel))
      identity = known
      const person = await db.transaction(transaction =>
        logInMember(transaction, context, { organization, provider, identity: known, currentUserId }),
      )
      return { status: 200, body: { user_id: person.userId, confirmed: person.confirmed !== null } }
    } catch (error) {
      if (error instanceof FailedSsoLogin && error.userId)
        await recordFailedLogin(context, error.userId, { why: error.reason.replaceAll('-', ' ') })
      throw await recordFailure(error, provider, kernel, identity)
    }
  }),
} satisfies Pick<Handlers<operations>, 'findSsoOrganization' | 'startSsoLogin' | 'completeSsoLogin'>

/**
 * Logs in the person whom the provider vouches for. While it is not active, only an owner can, who tests it. Throws a
 * `FailedSsoLogin`, or `sso-unavailable` when the provider has changed while the person was away.
 */
async function logInMember(
  db: Queries,
  context: Context,
  {
    organization,
    provider,
    identity,
    currentUserId,
  }: Omit<Parameters<typeof findMember>[1], 'members' | 'now'>,
): Promise<Person> {
  const { now } = context
  const isActive = await lockProvider(db, provider)
  const members: MemberChange[] = []
  const { person, isNew, isRelinked } = await findMember(db, {
    organization,
    provider,
    identity,
    currentUserId,
    members,
    now,
  })
  const { userId, username } = person
  const isOwner = await isOwnerOf(db, userId, organization.ownerAccountId)
  if (!isActive && !isOwner) throw problem('sso-unavailable')
  if (isOwner) await confirmActivation(db, provider, now)
  if (isNew) {
    const facts = { provider: provider.name, ...originOf(context) }
    await queueMail(db, firstSingleSignOn.to(username, facts, context.kernel), now)
  }
  // A login that counted as proof may have ended since it was read, and then proves nothing.
  if (currentUserId !== undefined && (await personInBrowser(context, db, 'update')) !== currentUserId)
    throw problem('third-party-code-invalid')
  await logInAs(db, context, userId, 'single-sign-on', { members })
  const notes = [...identity.notes, ...(isRelinked ? (['relinked'] as const) : [])]
  await recordLogin(db, provider, { failure: null, userId, identity: { ...identity, notes } }, now)
  return person
}

/** Who is logged in to this browser, or has just given their password in it and was sent to single sign-on. */
async function personInBrowser(context: Context, db: Queries, lock?: 'update'): Promise<string | undefined> {
  const { kernel, cookie, now } = context
  const ofSession = cookie.session
    ? await userOfSession({ ...kernel, queries: db }, cookie.session, lock)
    : undefined
  return ofSession ?? provenPerson({ kernel, cookie, now, db })
}

/**
 * Whether a login that a provider has started may go to this one. It goes there in any case, so the path doesn't matter:
 * Okta names its own address also for an authorization server below it.
 */
function isIssuedBy(iss: string | undefined, { settings }: ProviderRow): boolean {
  if (iss === undefined || settings.type !== 'oidc') return true
  return URL.canParse(iss) && new URL(iss).origin === new URL(settings.issuer).origin
}

/** Treats an unknown organization like one without a provider. */
async function findProvider(
  db: Queries,
  name: string,
  now: Date,
): Promise<{ organization: OrganizationRow; provider: ProviderRow }> {
  const organization = await organizationByName(db, name, now)
  const provider = organization && (await providerOf(db, organization.organizationId))
  if (!provider) throw problem('sso-unavailable')
  return { organization, provider }
}

/** Whether an owner is about to test the provider before it is activated. */
async function isTested(
  { db, cookie, kernel }: Pick<Context, 'db' | 'cookie' | 'kernel'>,
  { ownerAccountId }: OrganizationRow,
): Promise<boolean> {
  const userId = cookie.session ? await userOfSession(kernel, cookie.session) : undefined
  return userId !== undefined && isOwnerOf(db, userId, ownerAccountId)
}

/** Records why a login failed. Returns the error for the person who logs in. */
async function recordFailure(
  error: unknown,
  provider: ProviderRow,
  kernel: Pick<Kernel, 'queries' | 'clock'>,
  identity?: AssertedIdentity,
): Promise<unknown> {
  if (error instanceof FailedSsoLogin) {
    const { reason: failure, received, userId } = error
    const outcome = { failure, userId, identity, received }
    await recordLogin(kernel.queries, provider, outcome, kernel.clock.now())
  }
  return publicError(error)
}
