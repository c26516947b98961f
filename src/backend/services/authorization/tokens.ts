import { eq } from 'drizzle-orm'
import { accountsOf, rolesIn } from '#backend/modules/accounts/public.ts'
import { deletionOf } from '#backend/modules/people/public.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { fieldError } from '#domain/errors/fields/field-errors.ts'
import type { operations, Role } from '#generated/authorization/types.ts'
import { sessionOf } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { sessions } from '#kernel/storage/tables.ts'
import { describeActing, resolveActing, stopActing } from './acting.ts'
import { endOf } from './closing/closing.ts'
import { actings } from './tables.ts'

/** Handlers of `openapi/authorization/tokens.yaml`. */
export const tokenHandlers = {
  async createToken(context) {
    const { db, body, caller, kernel } = context
    const sessionId = sessionOf(caller)
    const { first_calls: firstCalls } = body ?? {}
    if (firstCalls?.some(path => kernel.firstCalls.isForbidden(path)))
      throw new Problem([fieldError('first_calls', { name: 'invalid-format' })])
    const acting = await resolveActing(context)
    const userId = acting?.subjectUserId ?? caller.userId
    const before = acting ? acting.accountId : caller.accountId

    const own = await accountsOf(db, userId)
    const belongs = (accountId: number | null | undefined) =>
      own.some(account => account.accountId === accountId)
    if (body?.account_id && !belongs(body.account_id)) throw problem('not-found', { fields: ['account_id'] })
    const last = belongs(before) ? before : undefined
    const start = own.find(({ isDefault }) => isDefault) ?? own[0]
    const wanted = body?.account_id ?? last ?? start?.accountId ?? null
    // A person who must choose another password can't act in an account until then.
    const accountId = caller.mustChangePassword ? null : wanted
    if (acting && accountId !== before)
      await db.update(actings).set({ accountId }).where(eq(actings.actingId, acting.actingId))
    if (!acting && !caller.mustChangePassword && accountId !== before)
      await db.update(sessions).set({ accountId }).where(eq(sessions.sessionId, sessionId))

    const known = await rolesIn(db, userId, accountId)
    const closes = await (accountId === null ? endOfLogin(db, userId) : endOf(db, accountId))
    // The kernel decides whether the login of this session is good enough for staff.
    const roles = ['self', ...known.filter(role => role !== INTERNAL_ROLE || caller.roles.includes(role))]
    const { token, expiration } = await kernel.tokens.issue({ userId, sessionId, accountId, roles, acting })
    return {
      status: 200,
      body: {
        access_token: token,
        expiration: expiration.toISOString(),
        token_type: 'Bearer',
        user_id: userId,
        account_id: accountId,
        roles: roles as Role[],
        acting: acting ? await describeActing(db, acting) : null,
        ...(closes && { closes: closes.toISOString() }),
      },
      ...(firstCalls && {
        more: async () => ({
          first_responses: await kernel.firstCalls.read(firstCalls, {
            authorization: `Bearer ${token}`,
            context,
          }),
        }),
      }),
    }
  },

  async stopActing(context) {
    if (!(await stopActing(context))) context.nothingChanged()
    return { status: 204 }
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
} satisfies Pick<Handlers<operations>, 'createToken' | 'stopActing' | 'getJwks'>

/** From when on a login is erased; undefined for one that isn't being deleted. */
async function endOfLogin(db: Queries, userId: string): Promise<Date | undefined> {
  return (await deletionOf(db, userId))?.erasedFrom
}
