import { type CallbackKind, callbackPath } from '#domain/identity/callbacks.ts'
import { startThirdPartyLogin } from '#generated/identity/operations.ts'
import { call } from '../call.ts'
import { type LoginAttempt, rememberAttempt } from './login-attempt.ts'

/**
 * Redirects this tab to a provider to log in, sign up or add a login. Throws an ApiError if it can't start.
 */
export async function startThirdParty(
  kind: Exclude<CallbackKind, 'sso'>,
  provider: string,
  options: Pick<LoginAttempt, 'isInvited' | 'trialPlanId'> = {},
): Promise<void> {
  // This one returns to its own page (decision A10).
  const page = provider === 'g2' && kind === 'login' ? 'g2' : kind
  const { auth_url: url } = await call(startThirdPartyLogin, {
    body: { provider, redirect_uri: `${location.origin}${callbackPath(page)}` },
  })
  rememberAttempt(url, { kind: page, provider, ...options })
  location.assign(url)
}
