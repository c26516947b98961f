import { expect, test } from 'vitest'
import { checkNewPassword, checkRepeated } from './password-schemas.ts'

test('the password is entered twice and differs from the old one', () => {
  expect(checkRepeated('correct horse', 'correct horse')).toBeUndefined()
  expect(checkRepeated('correct horse', 'correct horse ')?.message).toBe("Passwords don't match.")
  expect(checkNewPassword('new', 'old')).toBeUndefined()
  expect(checkNewPassword('old', 'old')?.name).toBe('password-not-new')
})
