import { describe, expect, test } from 'vitest'
import {
  isCompanyDomain,
  isPlusAddressOfWebmail,
  isWebmail,
  mailboxOf,
  suggestAddress,
} from './email-address.ts'

describe('a plus sign', () => {
  test.each([
    'dana+1@gmail.com',
    'dana+1@googlemail.com',
    'Dana+News@GMAIL.COM',
    'dana+1@outlook.com',
    'dana+1@outlook.de',
    'dana+1@hotmail.co.uk',
    'dana+1@live.com.au',
    'dana+1@msn.com',
    'dana+1@yahoo.com',
    'dana+1@yahoo.co.jp',
    'dana+1@ymail.com',
    'a+b@aol.com',
    'dana+1@aol.co.uk',
    'dana+1@aim.com',
    'dana+1@icloud.com',
    'dana+1@me.com',
    'dana+1@proton.me',
    'dana+1@protonmail.ch',
    'dana+1@pm.me',
  ])('makes %s one of many addresses of a mailbox', address =>
    expect(isPlusAddressOfWebmail(address)).toBe(true),
  )

  test.each(['dana+1@northwind.example', 'dana@gmail.com', 'dana+1@gmail.com.example', 'dana+1@mygmail.com'])(
    'is no matter in %s',
    address => expect(isPlusAddressOfWebmail(address)).toBe(false),
  )
})

describe('a typo', () => {
  test.each([
    ['dana@gmial.com', 'dana@gmail.com'],
    ['dana@gmai.com', 'dana@gmail.com'],
    ['dana@gmaill.com', 'dana@gmail.com'],
    ['dana@gnail.com', 'dana@gmail.com'],
    ['dana@gmail.con', 'dana@gmail.com'],
    ['dana@gmail.co', 'dana@gmail.com'],
    ['Dana.Reyes@HOTMIAL.com', 'Dana.Reyes@hotmail.com'],
    ['dana@outlok.com', 'dana@outlook.com'],
    ['dana@yhaoo.com', 'dana@yahoo.com'],
    ['dana@iclod.com', 'dana@icloud.com'],
    ['dana@protn.me', 'dana@proton.me'],
  ])('in %s is seen', (typed, meant) => expect(suggestAddress(typed)).toBe(meant))

  test.each(['dana@gmail.com', 'dana@mail.com', 'dana@ymail.com', 'dana@yahoo.de', 'dana@northwind.example'])(
    'is not seen in %s',
    address => expect(suggestAddress(address)).toBeUndefined(),
  )

  test.each(['', 'dana', '@gmial.com', 'gmial.com'])('is not looked for in %o', typed =>
    expect(suggestAddress(typed)).toBeUndefined(),
  )
})

test('a webmail service is recognized by its domain', () => {
  expect(isWebmail('gmail.com')).toBe(true)
  expect(isWebmail('mail.gmail.com')).toBe(false)
})

test('mailboxes that anyone can have are of no company', () => {
  for (const domain of ['gmail.com', 'AOL.com', 'gmx.de', 'web.de', 'yandex.ru', 'qq.com', 'comcast.net'])
    expect(isCompanyDomain(domain), domain).toBe(false)
  for (const domain of ['northwind.example', 'mail.northwind.example', 'web.example', 'aol.northwind.com'])
    expect(isCompanyDomain(domain), domain).toBe(true)
})

test.each([
  ['Dana@Northwind.example', 'dana@northwind.example'],
  ['dana+trial7@northwind.example', 'dana@northwind.example'],
  ['dana+a+b@northwind.example', 'dana@northwind.example'],
  ['d.a.n.a@gmail.com', 'dana@gmail.com'],
  ['D.Ana+trial7@GoogleMail.com', 'dana@gmail.com'],
  // Other services tell dots apart, also those that Google runs for a company.
  ['d.ana@outlook.com', 'd.ana@outlook.com'],
  ['d.ana@northwind.example', 'd.ana@northwind.example'],
  ['dana@gmail.com.example', 'dana@gmail.com.example'],
])('%s reaches the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
