import { callbackPath } from '#domain/identity/callbacks.ts'
import { findSsoOrganization, startSsoLogin } from '#generated/identity/operations.ts'
import { call } from '../call.ts'
import { rememberAttempt } from './login-attempt.ts'

/** The name of the organization that an email address or a typed name leads to. */
export async function organizationOf(entered: string): Promise<string> {
  const text = entered.trim().toLowerCase()
  if (!text.includes('@')) return text
  return (await call(findSsoOrganization, { body: { email_address: text } })).organization
}

/** Redirects to the login of an organization. Rejects when there is none. */
export async function startSso(organization: string): Promise<void> {
  const redirect_uri = `${location.origin}${callbackPath('sso')}`
  const { auth_url } = await call(startSsoLogin, { body: { organization, redirect_uri } })
  rememberAttempt(auth_url, { kind: 'sso', provider: organization })
  location.assign(auth_url)
}
