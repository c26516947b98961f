import { describe, expect, test } from 'vitest'
import { accountOfUse, apiTokenIn, hashOfApiToken, newApiToken } from './api-tokens.ts'

describe('an API token', () => {
  test('has its kind, 32 random bytes, and a checksum that finds typing errors', () => {
    const token = newApiToken('personal')
    expect(token).toMatch(/^gp_pat_[0-9A-Za-z]{49}$/)
    expect(hashOfApiToken(token)).toBeDefined()
    const typed = token.slice(0, 20) + (token[20] === 'a' ? 'b' : 'a') + token.slice(21)
    expect(hashOfApiToken(typed)).toBeUndefined()
    expect(hashOfApiToken(token.replace('gp_pat_', 'gp_svc_'))).toBeUndefined()
  })

  // Other tools, such as secret scanners, compute it too.
  test.each([
    ['gp_pat_7Vt2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9hZk5Mo10or77N', true],
    ['gp_svc_7Vt2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9hZk5Mo11Jb0cw', true],
    ['gp_pat_7Vt2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9hZk5Mo10or77M', false],
    ['gp_pat_7Vt2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9hZk5Mo10or77', false],
  ])('the checksum of %s is right: %s', (token, isRight) =>
    expect(hashOfApiToken(token) !== undefined).toBe(isRight),
  )

  test.each([
    ['Bearer gp_svc_abc', 'gp_svc_abc'],
    ['bearer gp_pat_abc', 'gp_pat_abc'],
    ['Bearer eyJhbGciOiJFZERTQSJ9.e30.c2ln', undefined],
    ['Basic gp_pat_abc', undefined],
    [undefined, undefined],
  ])('the token of the header %j', (header, token) => expect(apiTokenIn(header)).toBe(token))
})

describe('the account of a call', () => {
  const of = (accounts: number[], networks: string[] = []) => ({
    rolesByAccount: new Map(accounts.map(account => [account, []])),
    networks,
  })
  const here = { account: undefined, address: '203.0.113.7' }

  test('is the only one, or the one that the call names', () => {
    expect(accountOfUse(of([41207]), here)).toBe(41207)
    expect(accountOfUse(of([41207, 41391]), here)).toBeNull()
    expect(accountOfUse(of([41207, 41391]), { ...here, account: '41391' })).toBe(41391)
    for (const account of ['41500', '', '041391', ['41391', '41207']])
      expect(() => accountOfUse(of([41207, 41391]), { ...here, account })).toThrow()
  })

  test('is asked for only from the networks of the token', () => {
    expect(accountOfUse(of([1], ['203.0.113.0/24', '2001:db8::/32']), here)).toBe(1)
    expect(() => accountOfUse(of([1], ['198.51.100.0/24']), here)).toThrow()
    // An IPv4 address as a server with IPv6 sees it.
    expect(accountOfUse(of([1], ['203.0.113.7/32']), { ...here, address: '::ffff:203.0.113.7' })).toBe(1)
  })
})
