import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { LOGIN_ATTEMPT_LIFETIME } from '#generated/durations.ts'
import type { Cookies } from '#kernel/access/cookies.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import type { Context, Kernel } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'
import { loginStateCookie } from '../cookies.ts'
import { loginAttempts } from '../tables.ts'

type AttemptContext = Pick<Context, 'kernel' | 'now'> & { cookie: Cookies }

/** The provider that a login goes to, and the page of ours that it returns to. */
interface Destination {
  /** Key of the provider, or the key that represents an organization's provider. */
  provider: string
  /** With scheme and host, without a query; checked by `requireCallback`. */
  redirectUri: string
}

/**
 * Throws unless the address is exactly one of these pages of ours. Our origin is the public one and, where
 * that has no https, also the origin of the calling page: behind a development proxy, or by another name of
 * the same machine. The kernel has already rejected pages of other origins.
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
 * Starts a login that goes elsewhere, and sets the cookie that ties it to this browser; a login that the
 * browser started before can no longer finish. Returns the state to send along: 43 characters of base64url.
 * Only hashes of the state and the cookie are stored, and neither works without the other: a return address
 * that leaks can't be used from elsewhere.
 */
export async function beginLoginAttempt<Secrets>(
  { kernel, now, cookie }: AttemptContext,
  { provider, redirectUri, secrets }: Destination & { secrets: Secrets },
): Promise<{ state: string }> {
  const [state, browser] = [randomSecret(), randomSecret()]
  const { queries, secretBox } = kernel
  await queries.delete(loginAttempts).where(lte(loginAttempts.expiration, now))
  await queries.insert(loginAttempts).values({
    stateHash: hashSecret(state),
    browserHash: hashSecret(browser),
    provider,
    redirectUri,
    sealedSecrets: secretBox.close(JSON.stringify(secrets)),
    created: now,
    expiration: new Date(now.getTime() + LOGIN_ATTEMPT_LIFETIME),
  })
  cookie.set(loginStateCookie, browser)
  return { state }
}

/**
 * Ends the login that returned to `returned`, the address of the callback page (whole, or its path) with
 * only the state in its query. Returns what `beginLoginAttempt` was given, once: it commits immediately,
 * outside of any transaction, so that a later failure does not make the state valid again. Always clears the
 * cookie. Throws `third-party-code-invalid` unless this browser started the login, within ten minutes, with
 * this provider and for this page.
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
  // A path refers to the origin where the login started.
  const page = new URL(returned, redirectUri)
  const isAsBegun =
    attempt.expiration > now &&
    attempt.provider === provider &&
    `${page.origin}${page.pathname}` === redirectUri
  if (!isAsBegun) throw problem('third-party-code-invalid')
  return { state, redirectUri, secrets: JSON.parse(kernel.secretBox.open(attempt.sealedSecrets)) }
}

/** Maximum answers to check per login: a provider sends one, and a person may go back and resend it. */
const RESPONSES_LIMIT = 3

/**
 * The login that another site posts a response to, without a cookie. It does not end here: `takeLoginAttempt`
 * ends it, in the browser where it started. Each call counts before the response is checked, so that at most
 * three are processed, however many arrive at once; after that, the login accepts no more answers.
 */
export async function claimLoginAnswer<Secrets>(
  { queries, secretBox, clock }: Pick<Kernel, 'queries' | 'secretBox' | 'clock'>,
  state: string,
): Promise<{ secrets: Secrets } | undefined> {
  const [attempt] = await queries
    .update(loginAttempts)
    .set({ answers: sql`${loginAttempts.answers} + 1` })
    .where(and(isOpen(state, clock.now()), lt(loginAttempts.answers, RESPONSES_LIMIT)))
    .returning()
  return attempt && { secrets: JSON.parse(secretBox.open(attempt.sealedSecrets)) }
}

/** Reads a login that has started and not returned, without ending it. */
export async function peekLoginAttempt<Secrets>(
  { queries, secretBox, clock }: Pick<Kernel, 'queries' | 'secretBox' | 'clock'>,
  state: string,
): Promise<{ provider: string; secrets: Secrets } | undefined> {
  const [attempt] = await queries.select().from(loginAttempts).where(isOpen(state, clock.now()))
  return attempt && { provider: attempt.provider, secrets: JSON.parse(secretBox.open(attempt.sealedSecrets)) }
}

function isOpen(state: string, now: Date) {
  return and(
    eq(loginAttempts.stateHash, hashSecret(state)),
    isNull(loginAttempts.used),
    gt(loginAttempts.expiration, now),
  )
}
