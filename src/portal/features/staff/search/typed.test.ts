import { expect, test } from 'vitest'
import { mayBeKey, recognize, type Typed } from './typed.ts'

const TOKEN = 'sk_7Hq2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9'
const ID = '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12'

test.each<[string, Typed]>([
  [TOKEN, { kind: 'token', token: TOKEN }],
  [`  ${ID}:${TOKEN}\n`, { kind: 'token', token: TOKEN }],
  ['sk_cut', { kind: 'token', token: 'sk_cut' }],
  [ID.toUpperCase(), { kind: 'id', id: ID }],
  ['41207', { kind: 'number', number: 41207 }],
  ['#560218', { kind: 'number', number: 560218 }],
  ['20260914-0001', { kind: 'payment', reference: '20260914-0001' }],
  ['ch_7Hq2LxV9dPz4', { kind: 'payment', reference: 'ch_7Hq2LxV9dPz4' }],
  ['dana@northwind.example', { kind: 'email', text: 'dana@northwind.example' }],
  ['@northwind', { kind: 'email', text: '@northwind' }],
  ['Shop.Northwind.example', { kind: 'hostname', hostname: 'shop.northwind.example' }],
  ['*.northwind.example', { kind: 'hostname', hostname: '*.northwind.example' }],
  ['Northwind Traders', { kind: 'name', text: 'Northwind Traders' }],
  ['99999999999999', { kind: 'name', text: '99999999999999' }],
  ['d', { kind: 'nothing' }],
  [' ', { kind: 'nothing' }],
])('“%s” is recognized', (typed, recognized) => {
  expect(recognize(typed)).toEqual(recognized)
})

test('only what may be a key stays out of the address', () => {
  const kept = [TOKEN, 'sk_', ID, '41207', 'a@b.example', 'b.example', 'Northwind'].filter(text =>
    mayBeKey(recognize(text)),
  )
  expect(kept).toEqual([TOKEN, 'sk_', ID])
})
