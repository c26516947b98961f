import { and, eq, inArray } from 'drizzle-orm'
import { tracks } from '#backend/services/subscription/public.ts'
import type { RestrictEmbeddedKeyBody, RestrictSecretKeyBody } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead } from '#kernel/contract/handler-types.ts'
import { requireIpRanges } from '#kernel/http/network.ts'
import { problem } from '#kernel/http/problem.ts'
import { requireVersion } from './keys.ts'

/** Only secret keys can be restricted to addresses. */
type Restrictions = RestrictEmbeddedKeyBody & Partial<RestrictSecretKeyBody>

/**
 * The columns for the restrictions in a body. Throws 409 when they are based on another version, and 400 for
 * invalid restrictions or those that would leave the key unusable.
 */
export async function restrictionsOf(
  { db, body, caller, now }: Pick<Context<unknown, unknown, Restrictions>, 'db' | 'body' | 'caller' | 'now'>,
  key: { version: number },
) {
  const {
    expires: expiry,
    licenses: wanted,
    allowed_ips: ranges,
    url_credentials: urlCredentials,
    version,
    ...rest
  } = body
  assertAllRead(rest)
  requireVersion(key, version)
  const expires = expiry === null ? null : new Date(expiry)
  if (expires && expires <= now) throw problem('expires-in-past', { fields: ['expires'] })
  const licenses = wanted && [...new Set(wanted)].toSorted((a, b) => a - b)
  if (licenses) {
    const held = await db.$count(
      tracks,
      and(eq(tracks.accountId, accountOf(caller)), inArray(tracks.licenseId, licenses)),
    )
    if (held < licenses.length) throw problem('license-not-held', { fields: ['licenses'] })
  }
  return {
    expires,
    licenses,
    version: key.version + 1,
    ...(ranges && { allowedIps: requireIpRanges(ranges, 'allowed_ips') }),
    // Callers that don't know it leave it as it is.
    ...(urlCredentials !== undefined && { urlCredentials }),
  }
}
