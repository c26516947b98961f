import { and, eq } from 'drizzle-orm'
import { type Person, thirdPartyLogins } from '#backend/modules/people/public.ts'
import type { Context } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { thirdPartyLoginAdded, thirdPartyLoginRemoved } from '../mails/logins.ts'
import { originOf } from '../mails/origin.ts'
import type { ProvenLogin } from './openid.ts'
import { offeredProviders } from './providers.ts'

export type ThirdPartyLogin = typeof thirdPartyLogins.$inferSelect

/** The login with this provider and the provider's id, of any person. Email addresses don't count. */
export async function findLogin(
  db: Queries,
  provider: string,
  subject: string,
  lock?: 'update',
): Promise<ThirdPartyLogin | undefined> {
  const matching = db
    .select()
    .from(thirdPartyLogins)
    .where(and(eq(thirdPartyLogins.provider, provider), eq(thirdPartyLogins.subject, subject)))
  const [login] = lock ? await matching.for(lock) : await matching
  return login
}

/**
 * Links a login to a person. Throws `login-already-exists` when they already have it, and
 * `provider-login-taken` when another person has it, even when two calls link it at once.
 */
export async function linkLogin(
  db: Queries,
  values: {
    provider: string
    login: ProvenLogin
    emailAddress: string
    userId: string
    now: Date
    isUsed: boolean
  },
): Promise<ThirdPartyLogin> {
  const { provider, login, emailAddress, userId, now, isUsed } = values
  const [linked] = await db
    .insert(thirdPartyLogins)
    .values({
      provider,
      subject: login.subject,
      userId,
      emailAddress,
      created: now,
      lastUsed: isUsed ? now : null,
    })
    .onConflictDoNothing()
    .returning()
  if (linked) return linked
  const taken = await findLogin(db, provider, login.subject)
  throw problem(taken?.userId === userId ? 'login-already-exists' : 'provider-login-taken')
}

/** Notifies a person whose logins have changed, in case they did not make the change. */
export function loginChanged(
  context: Pick<Context, 'kernel' | 'now' | 'request'>,
  { username }: Person,
  change: 'added' | 'removed',
  { provider, emailAddress }: Pick<ThirdPartyLogin, 'provider' | 'emailAddress'>,
): Mail {
  const label =
    offeredProviders(context.kernel).find(offered => offered.provider === provider)?.label ?? provider
  const kind = change === 'added' ? thirdPartyLoginAdded : thirdPartyLoginRemoved
  return kind.to(username, { provider: label, emailAddress, ...originOf(context) }, context.kernel)
}
