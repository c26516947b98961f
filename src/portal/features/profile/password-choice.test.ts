import { expect, test } from 'vitest'
import { checkNewPassword, checkRepeated } from './password-choice.ts'

test('a password twice, and another one than before', () => {
  expect(checkRepeated('correct horse', 'correct horse')).toBeUndefined()
  expect(checkRepeated('correct horse', 'correct horse ')?.message).toBe("Passwords don't match.")
  expect(checkNewPassword('new', 'old')).toBeUndefined()
  expect(checkNewPassword('old', 'old')?.name).toBe('password-not-new')
})
