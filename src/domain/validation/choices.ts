import { authorizationErrors } from '#domain/errors/authorization.ts'
import { fill } from '#domain/errors/entry.ts'
import { fieldMessage } from '#domain/errors/fields/field-errors.ts'
import { fieldsErrors } from '#domain/errors/fields/fields.ts'
import { sharedErrors } from '#domain/errors/shared.ts'
import { type Fault, faultOf } from './fault.ts'

/** Rules that involve more than one value. */

export function checkRoles(roles: readonly string[]): Fault | undefined {
  return roles.length ? undefined : faultOf(fieldsErrors, 'role-required')
}

/** ISO 8601 dates or times in UTC, which sort chronologically; both ends may be the same day. */
export function checkEndDate(start: string, end: string): Fault | undefined {
  return end < start ? faultOf(sharedErrors, 'end-before-start') : undefined
}

export function checkTeamSize(members: number, limit: number): Fault | undefined {
  const fault = faultOf(authorizationErrors, 'max-team-members-reached')
  return members < limit ? undefined : { ...fault, message: fill(fault.message, { limit }) }
}

/** One of the available options. */
export function checkOption(value: string, options: readonly string[]): Fault | undefined {
  return options.includes(value)
    ? undefined
    : { name: 'invalid-option', message: fieldMessage({ name: 'invalid-option' }) }
}
