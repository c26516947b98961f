import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { Cookies } from '#kernel/access/cookies.ts'
import { hashSecret, randomSecret } from '#kernel/access/seal.ts'
import type { Context, Kernel } from '#kernel/contract/handlers.ts'
import { problem } from '#kernel/http/problem.ts'
import { loginStateCookie } from './cookies.ts'
import { LOGIN_ATTEMPT_LIFETIME } from './limits.ts'
import { loginAttempts } from './tables.ts'

type AttemptContext = Pick<Context, 'kernel' | 'now'> & { cookie: Cookies }

/** Whom a login goes to, and the page of ours that it comes back to. */
interface Destination {
  /** Key of the provider, or what stands for one of an organization. */
  provider: string
  /** With scheme and host, without a query; checked by `requireCallback`. */
  redirectUri: string
}

/**
 * Throws unless the address is, to the letter, one of these pages of ours. Ours is the public origin and,
 * where that has no https, the origin of the calling page as well: behind a development proxy, or by another
 * name of the same machine. The kernel has refused pages of strangers before.
 */
export function requireCallback(
  { kernel, request }: Pick<Context, 'kernel' | 'request'>,
  redirectUri: string,
  paths: readonly string[],
): void {
  const origins = [new URL(kernel.publicUrl()).origin, request.origin]
  const isOurs = origins.some(origin => origin && paths.some(path => redirectUri === `${origin}${path}`))
  if (!isOurs) throw problem('redirect-not-allowed', { fields: ['redirect_uri'] })
}

/**
 * Begins a login that goes elsewhere, and sets the cookie that ties it to this browser; one that it began
 * before can no longer end. Returns the state to send along: 43 characters of base64url. Of the state and of
 * the cookie only hashes are kept, and neither is worth anything without the other: an address that leaks on
 * its way back can't be used from elsewhere.
 */
export async function beginLoginAttempt<Secrets>(
  { kernel, now, cookie }: AttemptContext,
  { provider, redirectUri, secrets }: Destination & { secrets: Secrets },
): Promise<{ state: string }> {
  const [state, browser] = [randomSecret(), randomSecret()]
  const { queries, seal } = kernel
  await queries.delete(loginAttempts).where(lte(loginAttempts.expiration, now))
  await queries.insert(loginAttempts).values({
    stateHash: hashSecret(state),
    browserHash: hashSecret(browser),
    provider,
    redirectUri,
    sealedSecrets: seal.close(JSON.stringify(secrets)),
    created: now,
    expiration: new Date(now.getTime() + LOGIN_ATTEMPT_LIFETIME),
  })
  cookie.set(loginStateCookie, browser)
  return { state }
}

/**
 * Ends the login that came back to `returned`, the address of the callback page (whole, or its path) with
 * the state and nothing else in its query. Returns what `beginLoginAttempt` was given, once: it commits at
 * once, outside of any transaction, so that a failure later on does not make the state good again. Clears
 * the cookie whatever comes. Throws `third-party-code-invalid` unless this browser began it, within ten
 * minutes, with this provider and for this page.
 */
export async function takeLoginAttempt<Secrets>(
  { kernel, now, cookie }: AttemptContext,
  { provider, returned }: { provider: string; returned: string },
): Promise<{ state: string; redirectUri: string; secrets: Secrets }> {
  const browser = cookie.read(loginStateCookie)
  cookie.clear(loginStateCookie)
  const state = new URLSearchParams(returned.split('?')[1]).get('state')
  const [attempt] =
    browser && state
      ? await kernel.queries
          .update(loginAttempts)
          .set({ used: now })
          .where(
            and(
              eq(loginAttempts.stateHash, hashSecret(state)),
              eq(loginAttempts.browserHash, hashSecret(browser)),
              isNull(loginAttempts.used),
            ),
          )
          .returning()
      : []
  if (!attempt || !state) throw problem('third-party-code-invalid')
  const { redirectUri } = attempt
  // A path stands for the page of the origin that the login began on.
  const page = new URL(returned, redirectUri)
  const isAsBegun =
    attempt.expiration > now &&
    attempt.provider === provider &&
    `${page.origin}${page.pathname}` === redirectUri
  if (!isAsBegun) throw problem('third-party-code-invalid')
  return { state, redirectUri, secrets: JSON.parse(kernel.seal.open(attempt.sealedSecrets)) }
}

/** Answers that are judged of one login: a provider sends one, and a person may go back and send it again. */
const ANSWERS_LIMIT = 3

/**
 * The login that an answer is posted to by another site, which brings no cookie. It does not end here: that is
 * left to `takeLoginAttempt`, in the browser that it began in. Each call counts before the answer is judged, so
 * that however many come at once, no more than three cost the work; then the login takes no answer any more.
 */
export async function claimLoginAnswer<Secrets>(
  { queries, seal, clock }: Pick<Kernel, 'queries' | 'seal' | 'clock'>,
  state: string,
): Promise<{ secrets: Secrets } | undefined> {
  const [attempt] = await queries
    .update(loginAttempts)
    .set({ answers: sql`${loginAttempts.answers} + 1` })
    .where(and(isOpen(state, clock.now()), lt(loginAttempts.answers, ANSWERS_LIMIT)))
    .returning()
  return attempt && { secrets: JSON.parse(seal.open(attempt.sealedSecrets)) }
}

/** A login that began and has not come back, without ending it. */
export async function peekLoginAttempt<Secrets>(
  { queries, seal, clock }: Pick<Kernel, 'queries' | 'seal' | 'clock'>,
  state: string,
): Promise<{ provider: string; secrets: Secrets } | undefined> {
  const [attempt] = await queries.select().from(loginAttempts).where(isOpen(state, clock.now()))
  return attempt && { provider: attempt.provider, secrets: JSON.parse(seal.open(attempt.sealedSecrets)) }
}

function isOpen(state: string, now: Date) {
  return and(
    eq(loginAttempts.stateHash, hashSecret(state)),
    isNull(loginAttempts.used),
    gt(loginAttempts.expiration, now),
  )
}
