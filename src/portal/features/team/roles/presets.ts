import type { CustomerRole } from '#generated/authorization/types.ts'

export interface Preset {
  id: 'owner' | 'developer' | 'billing' | 'read-only'
  label: string
  roles: readonly CustomerRole[]
}

/** Roles that go together, by what a person is on the team for. */
export const presets: readonly Preset[] = [
  {
    id: 'owner',
    label: 'Owner',
    // Those of the person who opens an account (decision R5).
    roles: ['account-owner', 'billing-viewer', 'billing-editor', 'api-key-viewer', 'api-key-editor'],
  },
  { id: 'developer', label: 'Developer', roles: ['api-key-viewer', 'api-key-editor'] },
  { id: 'billing', label: 'Billing', roles: ['billing-viewer', 'billing-editor'] },
  { id: 'read-only', label: 'Read only', roles: ['billing-viewer', 'api-key-viewer'] },
]

/** The preset that is just these roles. */
export function presetOf(roles: readonly string[]): Preset | undefined {
  return presets.find(
    ({ roles: own }) => own.length === roles.length && own.every(role => roles.includes(role)),
  )
}
