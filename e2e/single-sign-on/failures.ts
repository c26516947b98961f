import type { SsoFailure } from '#generated/authorization/types.ts'
import type { OidcIdp } from '../../tests/support/servers/oidc-idp.ts'
import type { ResponseInput } from '../../tests/support/servers/saml-idp.ts'

const ELSEWHERE = 'https://elsewhere.example'
export type Reason = NonNullable<SsoFailure>

/** How the provider fails, with either protocol that can: an account's owner is vouched for unless it says otherwise. */
export interface Failure {
  title: string
  fix: RegExp
  oidc?: Partial<Pick<OidcIdp, 'nextLies' | 'trouble'>> & { person?: Claims }
  saml?: ResponseInput
}

/** What a provider says of a person; `at` is a name in the domain of the owner. */
interface Claims {
  at?: string
  email?: string
  email_verified?: boolean
  /** Says that claims are elsewhere. */
  _claim_names?: Record<string, string>
}

/** Each reason of a failed login: what the owners read, and how a provider causes it. */
export const failures: Record<Reason, Failure> = {
  'issuer-mismatch': {
    title: 'The response names another issuer',
    fix: /Copy the issuer or entity ID from your identity provider exactly/,
    saml: { issuer: ELSEWHERE },
    oidc: { nextLies: { overrides: { iss: ELSEWHERE } } },
  },
  'clock-skew': {
    title: 'The response is expired or not yet valid',
    fix: /Set the clock of your identity provider by a time server/,
    oidc: { nextLies: { overrides: { exp: 1_000_000 } } },
    saml: { notOnOrAfter: -120_000 },
  },
  'audience-mismatch': {
    title: 'The response is for another application',
    fix: /Check the client ID. With SAML, the audience/,
    saml: { audience: ELSEWHERE },
    oidc: { nextLies: { overrides: { aud: 'another-client' } } },
  },
  'assertion-unsigned': {
    title: 'The assertion or ID token isn’t signed',
    fix: /Signing only the response isn’t enough/,
    saml: { sign: 'response' },
    oidc: { nextLies: { sign: 'not' } },
  },
  'assertion-encrypted': {
    title: 'The assertion is encrypted',
    fix: /Turn off assertion encryption at your identity provider/,
    saml: {
      sign: 'response',
      change: xml => xml.replace(/<saml:Assertion.*<\/saml:Assertion>/, '<saml:EncryptedAssertion/>'),
    },
  },
  'certificate-expired': {
    title: 'The signing certificate expired, and the signature doesn’t match',
    fix: /It probably signs with a new certificate/,
    saml: { foreignKey: true },
  },
  'signature-invalid': {
    title: 'The signature doesn’t match',
    fix: /Check that it is the same application there/,
    oidc: { nextLies: { sign: 'with-another-key' } },
  },
  'algorithm-unsupported': {
    title: 'The response is signed with a method that we don’t accept',
    fix: /Choose SHA-256 or SHA-512/,
    saml: { signatureAlgorithm: 'http://www.w3.org/2000/09/xmldsig#rsa-sha1' },
  },
  'email-missing': {
    title: 'The response has no email address',
    fix: /Release the email claim or attribute/,
    oidc: { person: { email: '' } },
    saml: { email: '' },
  },
  'email-unverified': {
    title: 'The identity provider says that the email address isn’t verified',
    fix: /Verify the person’s address at your identity provider/,
    oidc: { person: { email_verified: false } },
  },
  'client-secret-invalid': {
    title: 'The client secret is wrong',
    fix: /Create a new secret at your identity provider/,
    oidc: { trouble: 'client-rejected' },
  },
  'redirect-not-registered': {
    title: 'Our callback address isn’t registered',
    fix: /Add the callback address of this page/,
    oidc: { trouble: 'redirect-rejected' },
  },
  'provider-unreachable': {
    title: 'We can’t reach the identity provider',
    fix: /Check that its discovery document opens/,
    oidc: { trouble: 'down' },
  },
  replayed: {
    title: 'The response was used before',
    fix: /Start the login again, without Back or reload/,
    oidc: { trouble: 'code-spent' },
  },
  'no-matching-member': {
    title: 'No member has this email address',
    fix: /Invite the person with exactly this address/,
    oidc: { person: { email: 'stranger@else.example' } },
    saml: { email: 'stranger@else.example' },
  },
  'other-accounts': {
    title: 'The person is also on other accounts',
    fix: /give their password on our login page once/,
    oidc: { person: { at: 'elsewhere' } },
  },
  staff: {
    title: 'The person works for Gatepost',
    fix: /Our staff can’t log in through an organization/,
    oidc: { person: { at: 'staff' } },
  },
  'user-disabled': {
    title: 'The person’s login is turned off',
    fix: /Contact support to turn it on again/,
    oidc: { person: { at: 'disabled' } },
  },
  'owner-required': {
    title: 'The person isn’t an owner of this account',
    fix: /test it as an owner/,
    oidc: { person: { at: 'member' } },
  },
  'destination-mismatch': {
    title: 'The response was sent to another address, or belongs to another request',
    fix: /Set the assertion consumer service \(ACS\) URL/,
    saml: { destination: ELSEWHERE },
  },
  'subject-missing': {
    title: 'The response doesn’t say who the person is',
    fix: /Send a persistent NameID or the sub claim/,
    saml: { nameId: '' },
  },
  declined: {
    title: 'The login wasn’t finished at the identity provider',
    fix: /Assign the person to the application/,
    oidc: { trouble: 'declined' },
  },
  'team-full': {
    title: 'The team has no seat left',
    fix: /Remove a member or an open invitation, or add seats/,
    oidc: { person: { at: 'newcomer' } },
  },
  'groups-missing': {
    title: 'The identity provider left out the person’s groups',
    fix: /Send only the groups assigned to this application/,
    oidc: { person: { at: 'newcomer', _claim_names: { groups: 'src1' } } },
  },
  // An outcome of logins that follow one another; logins.spec.ts has it.
  'person-renamed': {
    title: 'The provider knows this person by another ID now',
    fix: /relink them under Recent logins/,
  },
  'response-invalid': {
    title: 'We can’t read the response',
    fix: /Compare the settings of the application/,
    oidc: { trouble: 'no-id-token' },
  },
}
