import { requiresSso } from '#backend/authorization/single-sign-on.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { Person } from './people.ts'

/**
 * Throws 403 for members of an organization whose identity provider is active: they log in there. For every
 * way to log in but single sign-on itself, to be asked once they proved who they are.
 */
export async function refuseSsoMembers(db: Queries, { userId }: Person): Promise<void> {
  if (await requiresSso(db, userId)) throw problem('sso-required')
}
