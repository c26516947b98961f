import { and, eq, inArray } from 'drizzle-orm'
import { tracks } from '#backend/subscription/tables.ts'
import { normalizeIpRange } from '#domain/ip-ranges.ts'
import type { Context } from '#kernel/handlers.ts'
import { Problem, problem } from '#kernel/problem.ts'
import { accountOf } from './keys.ts'

interface Restrictions {
  expires: string | null
  licenses: number[] | null
  allowed_ips?: string[]
}

/** The columns for what a body restricts a key to. Throws 400 for what would leave nothing, or is none. */
export async function restrictionsOf({
  db,
  body,
  caller,
  now,
}: Pick<Context<unknown, unknown, Restrictions>, 'db' | 'body' | 'caller' | 'now'>) {
  const expires = body.expires === null ? null : new Date(body.expires)
  if (expires && expires <= now) throw problem('expires-in-past', { fields: ['expires'] })
  const licenses = body.licenses && [...new Set(body.licenses)].toSorted((a, b) => a - b)
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
    ...(body.allowed_ips && { allowedIps: [...new Set(body.allowed_ips.map(toRange))] }),
  }
}

function toRange(typed: string): string {
  const read = normalizeIpRange(typed)
  if ('range' in read) return read.range
  throw new Problem([{ id: null, ...read, fields: ['allowed_ips'], status: 400 }])
}
