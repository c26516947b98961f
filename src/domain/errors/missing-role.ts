import { roleNames } from '../authorization/role-names.ts'
import { INTERNAL_ROLE } from '../authorization/roles.ts'
import type { ErrorItemOptions } from './entry.ts'

/**
 * Returns the error of a caller who lacks roles, as arguments of `problem` or `commonError`. It names roles as pages do;
 * no one can ask for that of staff, so it is not named.
 */
export function missingRoleError(missing: readonly string[]): ['insufficient-permissions', ErrorItemOptions] {
  const names = missing.map(name => roleNames[name as keyof typeof roleNames] ?? name)
  const advice = missing.includes(INTERNAL_ROLE)
    ? 'Only our staff can'
    : `Ask an account owner for the ${names.join(' and ')} role`
  return ['insufficient-permissions', { values: { advice } }]
}
