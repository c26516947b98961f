import { fieldMessage } from '#domain/errors/field-errors.ts'
import { fieldsErrors } from '#domain/errors/fields.ts'
import { keysErrors } from '#domain/errors/keys.ts'
import { teamErrors } from '#domain/errors/team.ts'
import { type Fault, faultOf } from './fault.ts'

/** Rules about more than one value at a time. */

export function checkRoles(roles: readonly string[]): Fault | undefined {
  return roles.length ? undefined : faultOf(fieldsErrors, 'role-required')
}

/** Text and moments of ISO 8601 in UTC, which sort as they follow each other; both ends may be one day. */
export function checkEndDate(start: string, end: string): Fault | undefined {
  return end < start ? faultOf(keysErrors, 'end-before-start') : undefined
}

export function checkTeamSize(members: number, limit: number): Fault | undefined {
  const fault = faultOf(teamErrors, 'max-team-members-reached')
  return members < limit ? undefined : { ...fault, message: fault.message.replace('{limit}', String(limit)) }
}

/** One of the options that there are. */
export function checkOption(value: string, options: readonly string[]): Fault | undefined {
  return options.includes(value)
    ? undefined
    : { name: 'invalid-option', message: fieldMessage({ name: 'invalid-option' }) }
}
