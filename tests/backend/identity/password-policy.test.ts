import { describe, expect, test } from 'vitest'
import { checkPassword } from '#backend/services/identity/passwords/password-policy.ts'
import { Problem } from '#kernel/http/problem.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'

/** As the contract has it. */
const [MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH] = [15, 128]
const username = 'dana.reyes@northwind.example'

async function verdict(password: string, options: { username: string; field?: string } = { username }) {
  try {
    await checkPassword(password, options)
    return 'fine'
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return error.items.map(({ name, fields }) => `${name}: ${fields}`).join()
  }
}

describe('rejected as too easy to guess', () => {
  test.each([
    ['one of the list', '1qaz2wsx3edc4rfv'],
    ['one of the list in capitals', 'PASSWORDPASSWORD'],
    ['two of the list in a row', 'password1234567'],
    ['with the usual replacements', 'p@ssw0rdp@ssw0rd'],
    ['figures in order', '123456789012345'],
    ['letters in order', 'abcdefghijklmnop'],
    ['one letter over and over', 'a'.repeat(MAX_PASSWORD_LENGTH)],
    ['spaces', ' '.repeat(MIN_PASSWORD_LENGTH)],
    ['a short text over and over', 'x7#k'.repeat(30)],
    ['a row of keys', 'qwertyuiopasdfghjkl'],
    ['the product over and over', 'gatepostgatepost'],
    ['the own address', username],
    ['the own address in capitals', username.toUpperCase()],
    ['a part of it with figures in order', 'northwind123456'],
    ['wide forms of plain letters', 'ｐａｓｓｗｏｒｄｐａｓｓｗｏｒｄ'],
  ])('%s', async (_, password) => {
    expect([...password].length).toBeGreaterThanOrEqual(MIN_PASSWORD_LENGTH)
    expect(await verdict(password)).toBe('password-too-common: password')
  })
})

describe('accepted, whatever characters it has', () => {
  test.each([
    ['four words', 'seven purple paper lanterns'],
    ['words without spaces', 'correcthorsebatterystaple'],
    ['letters of a manager', 'hJq2vWm8RkTz5Lx'],
    ['figures alone', '602214076138064'],
    ['another script', 'синий чайник на крыше'],
    ['emoji', '🐙🚲🌵🎻🧭🍍🛶🪁🎲🧊🪐🦔🧵🪴🎈'],
    ['the longest', 'seven purple paper lanterns over a deep river '.padEnd(MAX_PASSWORD_LENGTH, 'x')],
  ])('%s', async (_, password) => {
    expect(await verdict(password)).toBe('fine')
  })
})

test('a password that is easy to guess for one person may be fine for another', async () => {
  const password = 'wolfgang.k3rber'
  expect(await verdict(password, { username: 'Wolfgang.Kerber@example.com' })).not.toBe('fine')
  expect(await verdict(password, { username: 'lee@northwind.example' })).toBe('fine')
})

test('the error names the field of the password', async () => {
  const options = { username, field: 'new_password' }
  expect(await verdict('passwordpassword', options)).toBe('password-too-common: new_password')
})

test('the longest and oddest text takes too little time for an attack on the server', async () => {
  await checkPassword('seven purple paper lanterns', { username })
  const odd = ['4@8({[<', '$5!1i|7+', 'aA4@'].map(text => text.repeat(40).slice(0, MAX_PASSWORD_LENGTH))
  const started = performance.now()
  for (const password of odd) await verdict(password)
  expect(performance.now() - started).toBeLessThan(odd.length * scaledTimeout(400))
})
