import { startSetUpSession } from '#generated/authorization/operations/startSetUpSession.ts'
import type { SetUpSession } from '#generated/authorization/types.ts'
import { call } from '../call.ts'
import { type Session, toSession } from './session.ts'
import { setStandIn } from './token.ts'

/**
 * Starts a session with the secret of a set-up link, or continues that of this browser. From then on, the calls of this
 * page are those of the link, regardless of who is logged in here, until `leaveSetUp`.
 */
export async function enterSetUp(
  secret: string | undefined,
): Promise<{ setUp: SetUpSession; session: Session }> {
  const setUp = await call(startSetUpSession, { body: secret === undefined ? {} : { secret } })
  const token = {
    access_token: '',
    token_type: 'Bearer' as const,
    expiration: setUp.expires_at,
    user_id: setUp.link_id,
    account_id: setUp.account_id,
    roles: ['self' as const, 'account-owner' as const],
    acting: null,
  }
  setStandIn(token)
  return { setUp, session: toSession(token) }
}

export const leaveSetUp = () => setStandIn(undefined)
