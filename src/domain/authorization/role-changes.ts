import { roleNames } from './role-names.ts'

/** What is granted and what is revoked. */
export interface RoleChanges<Role> {
  granted: Role[]
  revoked: Role[]
}

/** What has to be granted and revoked to get from one set of roles to another. */
export function roleChanges<Role extends string>(
  before: readonly Role[],
  after: readonly Role[],
): RoleChanges<Role> {
  return {
    granted: after.filter(role => !before.includes(role)),
    revoked: before.filter(role => !after.includes(role)),
  }
}

/** "granted Billing viewer; revoked API key viewer and API key editor". Empty if nothing changes. */
export function roleChangesText({ granted, revoked }: RoleChanges<keyof typeof roleNames>): string {
  const names = (roles: readonly (keyof typeof roleNames)[]) =>
    new Intl.ListFormat('en').format(roles.map(role => roleNames[role]))
  return [
    ...(granted.length ? [`granted ${names(granted)}`] : []),
    ...(revoked.length ? [`revoked ${names(revoked)}`] : []),
  ].join('; ')
}
