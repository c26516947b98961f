import * as z from 'zod/mini'
import { fieldsErrors } from '#domain/errors/fields/fields.ts'
import { identityErrors } from '#domain/errors/identity.ts'
import { type Fault, faultOf } from '#domain/validation/fault.ts'
import {
  zAssociateUsernameBody,
  zChangePasswordBody,
  zCompletePasswordResetBody,
} from '#generated/identity/zod.ts'

export function checkRepeated(password: string, repeated: string): Fault | undefined {
  return password === repeated ? undefined : faultOf(fieldsErrors, 'passwords-differ')
}

export function checkNewPassword(password: string, old: string): Fault | undefined {
  return password === old ? faultOf(identityErrors, 'password-not-new') : undefined
}

// Not on the wire: the new password again, because its characters are hidden.
const repeated = z.string().check(z.minLength(1))

/** Reports an error at one field when the fields are valid but do not match. */
function addIssue(issues: z.core.$ZodRawIssue[], field: string, fault: Fault | undefined, input: unknown) {
  if (fault) issues.push({ code: 'custom', path: [field], message: fault.message, input })
}

export const zChangeForm = z.extend(zChangePasswordBody, { repeated }).check(({ value, issues }) => {
  const { old_password: old, new_password: password } = value
  addIssue(issues, 'new_password', checkNewPassword(password, old), password)
  addIssue(issues, 'repeated', checkRepeated(password, value.repeated), value.repeated)
})

export const zAddForm = z.extend(zAssociateUsernameBody, { repeated }).check(({ value, issues }) => {
  addIssue(issues, 'repeated', checkRepeated(value.password, value.repeated), value.repeated)
})

export const zResetForm = z
  .extend(z.pick(zCompletePasswordResetBody, { password: true }), { repeated })
  .check(({ value, issues }) => {
    addIssue(issues, 'repeated', checkRepeated(value.password, value.repeated), value.repeated)
  })
