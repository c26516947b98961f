import { eq } from 'drizzle-orm'
import { INTERNAL_ROLE } from '#domain/constants.ts'
import type { operations, Role } from '#generated/authorization/types.ts'
import { rolesIn } from '#kernel/access.ts'
import type { Handlers } from '#kernel/handlers.ts'
import { problem } from '#kernel/problem.ts'
import { sessions } from '#kernel/tables.ts'
import { accountsOf } from './accounts.ts'

/** Handlers of `openapi/authorization/tokens.yaml`. */
export const tokenHandlers = {
  async createToken({ db, body, caller, kernel }) {
    const { userId, sessionId } = caller
    // Nobody holds the role yet: how staff act as another person comes with its rules, not before them.
    if (body?.user_id && body.user_id !== userId)
      throw problem('insufficient-permissions', { values: { role: INTERNAL_ROLE } })

    const own = await accountsOf(db, userId)
    const belongs = (accountId: number | null | undefined) =>
      own.some(account => account.accountId === accountId)
    if (body?.account_id && !belongs(body.account_id)) throw problem('not-found', { fields: ['account_id'] })
    const last = belongs(caller.accountId) ? caller.accountId : undefined
    const start = own.find(({ isDefault }) => isDefault) ?? own[0]
    const accountId = body?.account_id ?? last ?? start?.accountId ?? null
    if (accountId !== caller.accountId)
      await db.update(sessions).set({ accountId }).where(eq(sessions.sessionId, sessionId))

    const roles = ['self', ...(await rolesIn(db, userId, accountId))]
    const { token, expiration } = await kernel.tokens.issue({ userId, sessionId, accountId, roles })
    return {
      status: 200,
      body: {
        access_token: token,
        expiration: expiration.toISOString(),
        token_type: 'Bearer',
        user_id: userId,
        account_id: accountId,
        roles: roles as Role[],
      },
    }
  },

  async getJwks({ kernel }) {
    const keys = kernel.tokens.publicKeys.map(({ kid = '', x = '' }) => ({
      kty: 'OKP' as const,
      crv: 'Ed25519' as const,
      x,
      kid,
      use: 'sig' as const,
      alg: 'EdDSA' as const,
    }))
    return { status: 200, body: { keys } }
  },
} satisfies Pick<Handlers<operations>, 'createToken' | 'getJwks'>
