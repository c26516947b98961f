import { describe, expect, test } from 'vitest'
import { findLeaks, findMailLeaks, secretFields, secretsIn, tokensOf } from '../../e2e/support/leak-scan.ts'

const TOKEN = `${'q'.repeat(42)}7`
const password = { name: 'password', value: 'seven "purple" lanterns' }
const code = { name: 'code', value: '492039' }
const inLog = (text: string) =>
  findLeaks([password, code], [{ name: 'the log', text: `first line\n${text}` }])

describe('a planted secret is found', () => {
  test.each([
    ['as it is', `a line with ${password.value} in it`],
    ['as an address writes it', `/login?password=${encodeURIComponent(password.value)}`],
  ])('%s, and reported by name and place without its value', (_form, text) => {
    const leaks = inLog(text)
    expect(leaks).toEqual(['password in the log, line 2'])
    expect(leaks.join()).not.toContain('purple')
  })

  test('as JSON writes it, and reported with its operation and field', () => {
    const text = JSON.stringify({ operation: 'logIn', typed: `I typed ${password.value}` })
    const leak = 'password in the log, line 2 (logIn, field typed, 25 of 35 characters)'
    expect(inLog(text)).toEqual([leak])
  })

  test.each(['code 492039', '{"code":"492039"}', '?code=492039&next', 'The code was 492039.'])(
    'when it is short, as a word of its own: %s',
    text => expect(inLog(text).join()).toMatch(/^code in the log, line 2/),
  )

  test.each(['{"ms":3.492039}', '1492039', '019b-492039-77', 'id 4920391', '{"ms":492039.5}'])(
    'but not where a short one is part of something else: %s',
    text => expect(inLog(text)).toEqual([]),
  )
})

test('a password that is a plain word is not searched for, because it appears everywhere', () => {
  const word = { name: 'password', value: 'password' }
  expect(findLeaks([word], [{ name: 'the log', text: '{"password":"[secret]"}' }])).toEqual([])
})

describe('in emails', () => {
  const mail = (to: string, body: string) => ({ to, subject: 'Hello', body })
  const link = `https://gatepost.example/reset-password#token=${TOKEN}&username=dana`
  const token = { name: 'token', value: TOKEN }

  test('a token may be in its link', () => {
    expect(tokensOf([mail('dana', link)])).toEqual([token])
    expect(findMailLeaks([token, password], [mail('dana', link), mail('dana', link)])).toEqual([])
  })

  test('the code of a link may be where the email offers it, and nowhere else', () => {
    const code = { name: 'link_code', value: '7KPF-3MQX' }
    const offer = 'Link not working? Enter the code 7KPF-3MQX at https://gatepost.example/invite'
    expect(findMailLeaks([code], [mail('dana', offer)])).toEqual([])
    expect(findMailLeaks([code], [mail('dana', `${offer}?code=7KPF-3MQX`)])).not.toEqual([])
  })

  test.each([
    ['in a link to someone else as well', [mail('dana', link), mail('eve', link)], /two addresses/],
    ['next to its link', [mail('dana', `${link}\nor type ${TOKEN}`)], /^token in the mail “Hello”, line 3/],
    ['before the #', [mail('dana', `${link}\nhttps://x.example/?token=${TOKEN}`)], /^token in the mail/],
    ['when it is a password', [mail('dana', `You typed ${password.value}`)], /^password in the mail/],
  ])('a secret is found %s', (_where, mails, found) => {
    expect(findMailLeaks([password], mails).join()).toMatch(found)
  })

  test('another secret is found in the place of a token', () => {
    const session = { name: 'cookie session', value: TOKEN }
    expect(findMailLeaks([session], [mail('dana', link)])).toEqual(['another secret in the place of a token'])
  })
})

test('secrets are recognized by the names that the contracts give them, in what is sent and in responses', () => {
  const fields = secretFields()
  for (const name of [
    'password',
    'new_password',
    'token',
    'code',
    'access_token',
    'recovery_codes',
    'secret',
  ])
    expect([...fields.keys()]).toContain(name)
  expect([...fields.keys()]).not.toContain('username')
  const body = { username: 'dana', a: [{ token: TOKEN }], recovery_codes: ['AAAA-1', 'BBBB-2'], code: null }
  expect(secretsIn(body, fields)).toEqual([
    { name: 'token', value: TOKEN },
    { name: 'recovery_codes', value: 'AAAA-1' },
    { name: 'recovery_codes', value: 'BBBB-2' },
  ])
  // Whether a person has a password is no secret, though its field has the same name.
  expect(secretsIn([{ password: 'change-required' }, { password: 'change-requirer' }], fields)).toEqual([
    { name: 'password', value: 'change-requirer' },
  ])
})
