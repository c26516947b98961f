import { beforeAll, describe, expect, test } from 'vitest'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { type Backend, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

/** The result of a sign-up with an address: the name of the error, or `taken`. */
async function resultOf(username: string): Promise<string> {
  const body = { username, password: 'seven purple paper lanterns', open_account: true }
  const { status, errors } = await send(backend, signUp, { caller: null, body })
  if (status === 202) return 'taken'
  expect(errors.map(({ fields }) => fields)).toEqual([['username']])
  return String(errors[0]?.name)
}

const TAKEN = [
  'dana@northwind.example',
  'DANA@NORTHWIND.EXAMPLE',
  'd@n.co',
  'dana.reyes@northwind.example',
  'dana-reyes@north-wind.example',
  'dana_reyes@northwind.example',
  "dana.o'brien@northwind.example",
  '1@northwind.example',
  'dana@1northwind.example',
  'dana+gatepost@northwind.example',
  'dana@mail.eu.northwind.example',
  'dana@northwind.photography',
  'dana@xn--bcher-kva.example',
  'dana@northwind.xn--p1ai',
  'dana@gmail.com',
  'dana@outlook.com',
  'dana@icloud.com',
  'dana@proton.me',
  'dana+1@gmail.com.northwind.example',
  'dana+1@notgmail.com',
  `${'d'.repeat(64)}@northwind.example`,
  'dana@mailinator.example',
]
const NO_ADDRESS = [
  'dana',
  'dana@',
  '@northwind.example',
  'dana@northwind',
  'dana@@northwind.example',
  'dana@north@wind.example',
  'dana reyes@northwind.example',
  ' dana@northwind.example',
  'dana@northwind.example ',
  'dana@northwind.example.',
  'dana.@northwind.example',
  '.dana@northwind.example',
  'dana..reyes@northwind.example',
  'dana@northwind..example',
  'dana@-northwind.example',
  'dana@northwind-.example',
  'dana@north_wind.example',
  '"dana reyes"@northwind.example',
  'Dana Reyes <dana@northwind.example>',
  'dana@[192.0.2.1]',
  'dana@bücher.example',
  'dána@northwind.example',
  '李@northwind.example',
  'dana@northwind.example\nbcc: eve@evil.example',
  'mailto:dana@northwind.example',
  'dana@north<wind>.example',
]
const DISPOSABLE = [
  'dana@mailinator.com',
  'dana@MAILINATOR.com',
  'dana@eu.mailinator.com',
  'dana@yopmail.com',
  'dana@guerrillamail.com',
  'dana@10minutemail.com',
  'dana+1@maildrop.cc',
  'dana@gmial.com',
]
const PLUS = [
  'dana+1@gmail.com',
  'dana+1@GoogleMail.com',
  'dana+1@outlook.com',
  'dana+1@hotmail.co.uk',
  'dana+1@yahoo.de',
  'dana+1@icloud.com',
  'dana+1@protonmail.com',
]

describe('the address of a sign-up', () => {
  test.each(TAKEN)('may be %o', async address => expect(await resultOf(address)).toBe('taken'))

  test.each(NO_ADDRESS)('may not be %o, which is not an address', async address =>
    expect(await resultOf(address)).toBe('invalid-email'),
  )

  test.each(DISPOSABLE)('may not be %o, which is disposable', async address =>
    expect(await resultOf(address)).toBe('email-not-accepted'),
  )

  test.each(PLUS)('may not be %o, an alias of a mailbox', async address =>
    expect(await resultOf(address)).toBe('email-plus-not-allowed'),
  )
})
