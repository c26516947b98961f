import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { FIRST_OWNER_ROLES } from '#backend/modules/accounts/limits.ts'
import { CONFIRMATION_COOL_DOWN, PASSWORD_RESET_COOL_DOWN } from '#backend/services/identity/limits.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { MAX_HOSTNAMES } from '#domain/keys/limits.ts'
import { DAY, MINUTE, SECOND } from '#domain/time/durations.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import {
  ACCESS_TOKEN_LIFETIME,
  CONFIRMATION_LIFETIME,
  KEY_RECOVERY_WINDOW,
  PASSWORD_RESET_LIFETIME,
  SESSION_END,
  SESSION_IDLE_LIFETIME,
  SESSION_LIFETIME,
} from '#generated/durations.ts'
import { authorizeDomain } from '#generated/security/operations/authorizeDomain.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { recoverSecretKey } from '#generated/security/operations/recoverSecretKey.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { ACCESS_CACHE_LIFETIME } from '#kernel/access/limits.ts'
import { TOKEN_REFRESH_LEAD } from '#portal/api/session/token-times.ts'
import { PREFETCH_MARGIN } from '#portal/site/layout/prefetch.ts'
import { DEFAULT_MOBILE_BREAKPOINT, SITE_MOBILE_BREAKPOINT } from '#portal/site/layout/widths.ts'
import { EARLIER_SEARCHES } from '#portal/site/search/history.ts'
import { contractOf, documents, limitOf } from '../../support/contract/contract.ts'

test.each([
  ['an access token lives for fifteen minutes', ACCESS_TOKEN_LIFETIME, 15 * MINUTE],
  ['the portal takes a new one two minutes before', TOKEN_REFRESH_LEAD, 120_000],
  ['a session that no one uses ends after a day', SESSION_IDLE_LIFETIME, DAY],
  ['any session ends after thirty days', SESSION_LIFETIME, 30 * DAY],
  ['a confirmation link works for a day', CONFIRMATION_LIFETIME, DAY],
  ['the next mail may be asked for after a minute', CONFIRMATION_COOL_DOWN, MINUTE],
  ['a link to choose a new password works for half an hour', PASSWORD_RESET_LIFETIME, 30 * MINUTE],
  ['another such link may be asked for after a minute', PASSWORD_RESET_COOL_DOWN, MINUTE],
  ['a deleted key can be recovered for thirty days', KEY_RECOVERY_WINDOW, 30 * DAY],
  ['an account has ten thousand keys at the most', limitOf(createSecretKey), 10_000],
  ['the pages say how many hostnames a key can have', MAX_HOSTNAMES, limitOf(authorizeDomain)],
  ['the search remembers five searches before the newest', EARLIER_SEARCHES, 5],
  ['links are fetched ahead 200 px before they come into view', PREFETCH_MARGIN, 200],
  ['the header of the site turns into a menu at 1169 px', SITE_MOBILE_BREAKPOINT, 1169],
  ['any other header does so at 956 px', DEFAULT_MOBILE_BREAKPOINT, 956],
])('%s', (_, constant, decided) => expect(constant).toBe(decided))

test('the breakpoints of the style sheet begin one pixel above the last narrow window', () => {
  const styles = readFileSync('src/portal/styles/app.css', 'utf8')
  const pixels = (name: string) =>
    16 * Number(new RegExp(`--breakpoint-${name}: ([\\d.]+)rem`).exec(styles)?.[1])
  expect(pixels('nav')).toBe(SITE_MOBILE_BREAKPOINT + 1)
  expect(pixels('bar')).toBe(DEFAULT_MOBILE_BREAKPOINT + 1)
  // The footer stands in columns from 1440 px on.
  expect(pixels('wide')).toBe(1440)
})

test('a change of session or roles takes effect within the promised five seconds', () => {
  expect(ACCESS_CACHE_LIFETIME).toBeGreaterThan(0)
  expect(ACCESS_CACHE_LIFETIME).toBeLessThan(SESSION_END)
})

test('a token is renewed while it is valid', () => {
  expect(TOKEN_REFRESH_LEAD).toBeLessThan(ACCESS_TOKEN_LIFETIME)
})

describe('what the contracts state in text', () => {
  const textOf = (operation: Operation) => contractOf(operation).object.description

  test('is how long a token lives', () => {
    expect(textOf(createToken)).toContain('fifteen minutes')
  })

  test('is how many keys there can be', () => {
    expect(textOf(createSecretKey)).toContain(limitOf(createSecretKey).toLocaleString('en-US'))
  })

  test('is how long a deleted key can be recovered', () => {
    expect(documents.get('security')?.info).toMatchObject({
      description: expect.stringContaining('thirty days'),
    })
    expect(contractOf(recoverSecretKey).statuses).toContain(409)
  })

  test('is how recent a login must be for a reveal', () => {
    expect(contractOf(revealSecretKeyToken).object['x-recent-login']).toBe((15 * MINUTE) / SECOND)
  })

  test('is how long a new password is', () => {
    expect(documents.get('identity')?.components?.schemas?.NewPassword).toMatchObject({
      minLength: 15,
      maxLength: 128,
    })
  })
})

describe('roles', () => {
  const enumOf = (name: string) =>
    documents.get('authorization')?.components?.schemas?.[name]?.enum as string[]
  const roles = enumOf('Role')
  const customerRoles = enumOf('CustomerRole')

  test('of the first owner are all customer roles except the lesser one', () => {
    expect([...FIRST_OWNER_ROLES, 'account-owner-restricted'].toSorted()).toEqual(customerRoles.toSorted())
  })

  test('of customers are all except those that no one can give', () => {
    expect([...customerRoles, 'self', INTERNAL_ROLE].toSorted()).toEqual(roles.toSorted())
  })

  test('that operations require all exist', () => {
    const asked = [...documents.values()].flatMap(document =>
      Object.values(document.paths).flatMap(item =>
        (['get', 'put', 'post', 'patch', 'delete'] as const).flatMap(method =>
          (item[method]?.security ?? []).flatMap(({ bearer }) => bearer ?? []),
        ),
      ),
    )
    expect(asked).not.toEqual([])
    expect([...new Set(asked)].filter(role => !roles.includes(role))).toEqual([])
  })
})
