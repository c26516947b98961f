import { fieldsErrors } from '#domain/errors/fields.ts'
import { identityErrors } from '#domain/errors/identity.ts'
import { type Fault, faultOf } from '#domain/validation/fault.ts'

export function checkRepeated(password: string, repeated: string): Fault | undefined {
  return password === repeated ? undefined : faultOf(fieldsErrors, 'passwords-differ')
}

export function checkNewPassword(password: string, old: string): Fault | undefined {
  return password === old ? faultOf(identityErrors, 'password-not-new') : undefined
}
