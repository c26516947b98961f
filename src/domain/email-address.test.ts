import { expect, test } from 'vitest'
import { isPlusAddressOfWebmail } from './email-address.ts'

test.each([
  ['sam+trial@gmail.com', true],
  ['sam+trial@GoogleMail.com', true],
  ['sam+1@outlook.de', true],
  ['sam+1@yahoo.co.uk', true],
  ['sam+1@hotmail.com.br', true],
  ['sam+1@proton.me', true],
  ['sam+1@icloud.com', true],
  ['sam@gmail.com', false],
  ['sam+1@northwind.example', false],
  ['sam+1@gmail.northwind.example', false],
  ['sam+1@notgmail.com', false],
  ['sam@yahoo+.com', false],
])('%s is a plus-address of a webmail service: %s', (address, expected) =>
  expect(isPlusAddressOfWebmail(address)).toBe(expected),
)
