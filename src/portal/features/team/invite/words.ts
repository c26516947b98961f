import { authorizationErrors } from '#domain/errors/authorization.ts'
import { fieldMessage } from '#domain/errors/field-errors.ts'
import { identityErrors } from '#domain/errors/identity.ts'
import type { Verdict } from './address-lines.ts'

/** Why a line cannot be invited; where the server would refuse it, in the same words. */
export const VERDICT_WORDS: Readonly<Record<Exclude<Verdict, 'ready'>, string>> = {
  'on-account': authorizationErrors['user-already-on-account'].message,
  invited: 'Invited before, and the invitation is still open. You can resend it from the list.',
  invalid: fieldMessage({ name: 'invalid-email' }),
  disposable: identityErrors['email-not-accepted'].message,
  'plus-not-allowed': identityErrors['email-plus-not-allowed'].message,
  repeated: 'It is in the list already.',
  'no-seat': 'No seat is left for this person.',
}
