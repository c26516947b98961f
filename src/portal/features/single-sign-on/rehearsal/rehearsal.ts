import { callbackPath } from '#domain/identity/callbacks.ts'
import { completeSsoRehearsal } from '#generated/authorization/operations/completeSsoRehearsal.ts'
import { getIdentityProvider } from '#generated/authorization/operations/getIdentityProvider.ts'
import { getSsoRehearsal } from '#generated/authorization/operations/getSsoRehearsal.ts'
import { listSsoLogins } from '#generated/authorization/operations/listSsoLogins.ts'
import { startSsoRehearsal } from '#generated/authorization/operations/startSsoRehearsal.ts'
import type { SsoFailure, SsoMember, SsoNote } from '#generated/authorization/types.ts'
import { call, query } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { rememberRehearsal, stateOf } from '#portal/api/session/rehearsal-attempt.ts'

const latest = query(getSsoRehearsal)

/** The latest rehearsal with the current settings; null if there is none. */
export const rehearsalQuery = {
  queryKey: latest.queryKey,
  queryFn: () =>
    call(getSsoRehearsal).catch(error => {
      if (error instanceof ApiError && error.statusCode === 404) return null
      throw error
    }),
}

/** What a rehearsal changes. */
export const rehearsalQueries = [getSsoRehearsal, listSsoLogins, getIdentityProvider]

const redirectUri = () => `${location.origin}${callbackPath('sso')}`

/** The window of the latest rehearsal. */
let popup: Window | null = null

/**
 * Runs the real login in a window, or in this tab where windows are blocked. Returns the state of the login, or
 * undefined if it has already failed. Call it right after a press, when browsers allow a window.
 */
export async function startRehearsal(): Promise<string | undefined> {
  popup?.close()
  // Without a name: that of the last rehearsal might still be open, and about to close itself.
  popup = window.open('', '_blank', 'popup,width=520,height=720')
  try {
    const { auth_url: url } = await call(startSsoRehearsal, { body: { redirect_uri: redirectUri() } })
    if (url === null) {
      popup?.close()
      return undefined
    }
    rememberRehearsal(url)
    if (popup) popup.location.href = url
    else location.assign(url)
    return stateOf(url)
  } catch (error) {
    popup?.close()
    throw error
  }
}

/** Ends a rehearsal whose window did not come back, because the provider showed an error. */
export function giveUpRehearsal(state: string) {
  return call(completeSsoRehearsal, {
    body: { redirect_uri: `${redirectUri()}?state=${state}`, error: 'no_response' },
  })
}

type Reason = NonNullable<SsoFailure>

const GROUPS_FIX =
  'The person is in more groups than the provider sends (Entra ID: 150 with SAML, 200 with OpenID Connect), or groups are encrypted. Send only the groups assigned to this application, provision the person by SCIM, or invite them.'

/** What an owner should know of a login that may have succeeded, by note. */
export const noteTexts: Record<SsoNote, { title: string; fix: string }> = {
  'groups-missing': {
    title: 'Groups left out, so no role follows from them',
    fix: GROUPS_FIX,
  },
  relinked: {
    title: 'Linked to another ID at the provider',
    fix: 'The provider has a new ID for this person. SCIM, your verified domain, or their login here proved that it’s the same person, so they keep their login and seat.',
  },
}

/** What went wrong, and how to fix it, by reason. */
export const failureTexts: Record<Reason, { title: string; fix: string }> = {
  'issuer-mismatch': {
    title: 'The response names another issuer',
    fix: 'Copy the issuer or entity ID from your identity provider exactly, including a slash at the end.',
  },
  'clock-skew': {
    title: 'The response is expired or not yet valid',
    fix: 'Set the clock of your identity provider by a time server (NTP). We accept a difference of one minute.',
  },
  'audience-mismatch': {
    title: 'The response is for another application',
    fix: 'Check the client ID. With SAML, the audience at your identity provider has to be our callback address.',
  },
  'assertion-unsigned': {
    title: 'The assertion or ID token isn’t signed',
    fix: 'Turn on signing of the assertion at your identity provider. Signing only the response isn’t enough. For OpenID Connect, choose RS256.',
  },
  'assertion-encrypted': {
    title: 'The assertion is encrypted',
    fix: 'Turn off assertion encryption at your identity provider, and that of the NameID and the attributes. The response already travels encrypted, over https.',
  },
  'certificate-expired': {
    title: 'The signing certificate expired, and the signature doesn’t match',
    fix: 'Load the current metadata of your identity provider with Edit. It probably signs with a new certificate.',
  },
  'signature-invalid': {
    title: 'The signature doesn’t match',
    fix: 'Load the current metadata of your identity provider with Edit. Check that it is the same application there.',
  },
  'algorithm-unsupported': {
    title: 'The response is signed with a method that we don’t accept',
    fix: 'Choose SHA-256 or SHA-512 at your identity provider. SHA-1 isn’t safe.',
  },
  'email-missing': {
    title: 'The response has no email address',
    fix: 'Release the email claim or attribute to this application at your identity provider. A user name (preferred_username or upn) serves too if it’s an address in a domain that you’ve verified under Email domains.',
  },
  'email-unverified': {
    title: 'The identity provider says that the email address isn’t verified',
    fix: 'Verify the person’s address at your identity provider, or send email_verified as true.',
  },
  'client-secret-invalid': {
    title: 'The client secret is wrong',
    fix: 'Create a new secret at your identity provider and enter it with Edit. Check the client ID too.',
  },
  'redirect-not-registered': {
    title: 'Our callback address isn’t registered',
    fix: 'Add the callback address of this page to the application at your identity provider, exactly as it is.',
  },
  'provider-unreachable': {
    title: 'We can’t reach the identity provider',
    fix: 'Check that its discovery document opens without a login, from the public internet, over https.',
  },
  replayed: {
    title: 'The response was used before',
    fix: 'Start the login again, without Back or reload. If it stays, check for a proxy that sends requests twice.',
  },
  'no-matching-member': {
    title: 'No member has this email address',
    fix: 'Invite the person with exactly this address, or log in there as someone who is a member.',
  },
  'other-accounts': {
    title: 'The person is also on other accounts',
    fix: 'They need to give their password on our login page once, or choose one by Forgot password, and then log in with your identity provider in the same browser.',
  },
  staff: {
    title: 'The person works for Gatepost',
    fix: 'Our staff can’t log in through an organization. Use another person.',
  },
  'user-disabled': {
    title: 'The person’s login is turned off',
    fix: 'Contact support to turn it on again.',
  },
  'owner-required': {
    title: 'The person isn’t an owner of this account',
    fix: 'The login works, but test it as an owner, so that an owner can log in after the activation.',
  },
  'destination-mismatch': {
    title: 'The response was sent to another address, or belongs to another request',
    fix: 'Set the assertion consumer service (ACS) URL and the recipient to our callback address, and start the login here.',
  },
  'subject-missing': {
    title: 'The response doesn’t say who the person is',
    fix: 'Send a persistent NameID or the sub claim, or choose the attribute for a transient NameID with Edit.',
  },
  declined: {
    title: 'The login wasn’t finished at the identity provider',
    fix: 'Assign the person to the application at your identity provider, and check what its page said.',
  },
  'team-full': {
    title: 'The team has no seat left',
    fix: 'The person would join at their first login. Remove a member or an open invitation, or add seats.',
  },
  'groups-missing': {
    title: 'The identity provider left out the person’s groups',
    fix: GROUPS_FIX,
  },
  'person-renamed': {
    title: 'The provider knows this person by another ID now',
    fix: 'If their name changed at your identity provider, relink them under Recent logins. SCIM provisioning or a verified email domain does that automatically.',
  },
  'response-invalid': {
    title: 'We can’t read the response',
    fix: 'Compare the settings of the application at your identity provider with the guide.',
  },
}

/** Why a member doesn't get in. */
export const obstacleTexts: Record<NonNullable<SsoMember['obstacle']>, string> = {
  'address-unconfirmed': 'Hasn’t confirmed their email address',
  'other-domain': 'Has an address of another domain',
  disabled: 'Login is turned off',
  'other-accounts':
    'Is also on other accounts: needs to give their password here once, before the first login',
  staff: 'Works for Gatepost',
}

/** How many members could not log in any more; undefined if all could. */
export function lockedOutText(people: readonly SsoMember[]): string | undefined {
  const lockedOut = people.filter(({ outcome }) => outcome === 'locked-out').length
  return lockedOut ? `${lockedOut} of ${people.length} members would be locked out` : undefined
}

export const outcomeTexts: Record<SsoMember['outcome'], string> = {
  enters: 'Gets in',
  'keeps-password': 'Keeps their password',
  'locked-out': 'Locked out',
}
