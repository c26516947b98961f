import { expect, test } from 'vitest'
import { referenceOf } from './reference.tsx'

test("the server's id wins", () => {
  expect(referenceOf(Object.assign(new Error('no'), { requestId: 'req-7' }))).toBe('req-7')
})

test('one error keeps one id, another gets another', () => {
  const error = new Error('no')
  expect(referenceOf(error)).toMatch(/^web-[0-9a-f]{12}$/)
  expect(referenceOf(error)).toBe(referenceOf(error))
  expect(referenceOf(new Error('no'))).not.toBe(referenceOf(error))
})
