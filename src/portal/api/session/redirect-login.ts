import { type CallbackKind, callbackPath } from '#domain/identity/callbacks.ts'
import { findSsoOrganization } from '#generated/identity/operations/findSsoOrganization.ts'
import { startSsoLogin } from '#generated/identity/operations/startSsoLogin.ts'
import { startThirdPartyLogin } from '#generated/identity/operations/startThirdPartyLogin.ts'
import { call } from '../call.ts'
import { type LoginAttempt, rememberAttempt } from './login-attempt.ts'

/** The name of the organization that an email address or a typed name leads to. */
export async function organizationOf(entered: string): Promise<string> {
  const text = entered.trim().toLowerCase()
  if (!text.includes('@')) return text
  return (await call(findSsoOrganization, { body: { email_address: text } })).organization
}

/** What an identity provider named when it started a login (OpenID Connect Core 1.0, section 4). */
export interface LoginInitiation {
  iss?: string
  login_hint?: string
}

/** Redirects to the login of an organization. Rejects when there is none. */
export async function startSso(organization: string, initiation: LoginInitiation = {}): Promise<void> {
  const redirect_uri = `${location.origin}${callbackPath('sso')}`
  const { auth_url } = await call(startSsoLogin, { body: { organization, redirect_uri, ...initiation } })
  rememberAttempt(auth_url, { kind: 'sso', provider: organization })
  location.assign(auth_url)
}

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
