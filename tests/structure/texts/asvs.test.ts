import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { requirements } from '#portal/content/security/requirements.ts'

const BACKEND = 'tests/backend'
const HTTP = `${BACKEND}/kernel/http`
const IDENTITY = `${BACKEND}/identity`
const TOKENS = `${BACKEND}/authorization/access-tokens.test.ts`

/** The test of each requirement of the page on security: its file and its title. */
const TESTS: Readonly<Record<string, readonly [file: string, title: string]>> = {
  '1.2.10': ['src/backend/kernel/http/csv.test.ts', '"\'=1+1"'],
  '1.3.6': [
    `${HTTP}/outbound.test.ts`,
    'a name that resolves to a public and a private address gets no request',
  ],
  '1.3.12': ['tests/tools/lint-patterns.test.ts', 'a slow expression in the code is found'],
  '1.5.1': [`${BACKEND}/single-sign-on/saml-attacks.test.ts`, 'an external entity is not read'],
  '2.2.2': [
    `${BACKEND}/kernel/request-order.test.ts`,
    'with one entry for each invalid field, in the words of the forms',
  ],
  '2.3.4': [`${BACKEND}/kernel/limits.test.ts`, 'twice as many at once as there may be'],
  '2.4.1': [
    `${HTTP}/rate-limits.test.ts`,
    'an address makes at most 6,000 calls a minute without a login, and a person 1,200 with one',
  ],
  '3.3.1': [`${HTTP}/headers.test.ts`, 'is __Host-, Secure, HttpOnly, SameSite=Lax and for the whole host'],
  '3.3.2': [`${HTTP}/headers.test.ts`, 'is __Host-, Secure, HttpOnly, SameSite=Lax and for the whole host'],
  '3.3.4': [`${HTTP}/headers.test.ts`, 'is __Host-, Secure, HttpOnly, SameSite=Lax and for the whole host'],
  '3.4.1': [`${HTTP}/headers.test.ts`, 'tells browsers to stay on https'],
  '3.4.3': [`${HTTP}/headers.test.ts`, 'has a policy that forbids inline scripts and framing'],
  '3.4.4': [`${HTTP}/headers.test.ts`, 'has nosniff and forbids caching'],
  '3.4.5': [`${HTTP}/headers.test.ts`, 'has nosniff and forbids caching'],
  '3.4.6': [`${HTTP}/headers.test.ts`, 'has a policy that forbids inline scripts and framing'],
  '3.5.1': [`${HTTP}/origins.test.ts`, 'is rejected without an origin: every browser sends one'],
  '4.1.3': [
    `${HTTP}/rate-limits.test.ts`,
    'an address in a header is ignored unless it comes from our proxy',
  ],
  '6.2.4': [`${IDENTITY}/password-policy.test.ts`, 'rejected as too easy to guess'],
  '6.2.5': [`${IDENTITY}/password-policy.test.ts`, 'accepted, whatever characters it has'],
  '6.3.1': [
    `${HTTP}/rate-limits.test.ts`,
    'ends after ten tries in five minutes, across all addresses of a network',
  ],
  '6.3.7': [`${IDENTITY}/second-factor.test.ts`, 'reports each change, and nothing else'],
  '6.3.8': [`${IDENTITY}/enumeration.test.ts`, 'takes the same time'],
  '6.4.6': [
    `${IDENTITY}/staff-sessions.test.ts`,
    'never see it, and the newest one works, however soon after the last',
  ],
  '6.5.1': [`${IDENTITY}/second-factor.test.ts`, 'accepts each code once, and none older than the last one'],
  '7.2.4': [`${IDENTITY}/sessions.test.ts`, 'begins a session with a new secret, and ends the previous one'],
  '7.3.1': [`${IDENTITY}/sessions.test.ts`, 'that is not used for a day ends'],
  '7.3.2': [`${IDENTITY}/sessions.test.ts`, 'that is used every day lasts thirty days and no longer'],
  '7.4.1': [
    `${IDENTITY}/sessions.test.ts`,
    'ends the cookie at once and the access token within five seconds',
  ],
  '7.4.3': [`${IDENTITY}/password-change.test.ts`, 'ends every other session and keeps this one'],
  '7.4.5': [`${IDENTITY}/staff-sessions.test.ts`, 'end one at once, and leave the other'],
  '7.5.3': [
    `${BACKEND}/security/secret-key-tokens.test.ts`,
    'needs a login in the last fifteen minutes; a fresh access token is not enough',
  ],
  '8.2.1': [
    'tests/contract/permissions.test.ts',
    'the server allows and rejects what the table says, whatever roles a person has',
  ],
  '8.2.2': ['tests/contract/common-cases.ts', 'what belongs to another account'],
  '8.4.1': [
    `${IDENTITY}/sessions.test.ts`,
    'a token is only for the person’s own account, and works in no other',
  ],
  '9.1.1': [TOKENS, 'with other claims under its signature'],
  '9.1.2': [TOKENS, 'with the public key as the secret of a symmetric signature'],
  '9.1.3': [TOKENS, 'with a key that it contains'],
  '9.2.1': [TOKENS, 'later, a token is rejected, whether or not it was used before'],
  '10.1.2': [
    `${BACKEND}/single-sign-on/oidc.test.ts`,
    'is rejected without the cookie of the browser that began',
  ],
  '10.2.2': [
    `${BACKEND}/single-sign-on/oidc.test.ts`,
    'a code of another provider never reaches the provider of the login (mix-up)',
  ],
  '11.4.2': [
    `${IDENTITY}/sign-up.test.ts`,
    'of a link is the hash of its token, and of a password its Argon2id hash',
  ],
  '14.2.6': [`${BACKEND}/security/secret-key-tokens.test.ts`, 'is masked in every response except a reveal'],
  '14.3.2': [`${HTTP}/headers.test.ts`, 'has nosniff and forbids caching'],
  '16.2.5': [
    `${BACKEND}/kernel/logs.test.ts`,
    'no line contains a password, a token or a cookie, even at the lowest level',
  ],
  '16.5.1': [`${BACKEND}/kernel/logs.test.ts`, 'gives the caller only an id'],
}

const claims = requirements.flatMap(({ rows }) => rows.map(({ code }) => code))

describe('the page on security', () => {
  test('claims a requirement once, in the order of the standard, and only with a test', () => {
    const inOrder = claims.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
    expect(claims).toEqual(inOrder)
    expect(new Set(claims).size).toBe(claims.length)
    expect(Object.keys(TESTS).toSorted()).toEqual(claims.toSorted())
  })

  test.each(Object.entries(TESTS))('has the test of %s, which is not skipped', (_, [file, title]) => {
    expect(existsSync(file), file).toBe(true)
    const at = readFileSync(file, 'utf8')
      .split('\n')
      .find(line => line.includes(title))
    expect(at, `${file}: ${title}`).toBeDefined()
    expect(at).not.toMatch(/\.(skip|todo|fails|only)\b/)
  })
})
