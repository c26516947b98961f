import { roleNames } from '#domain/authorization/role-names.ts'
import type { FoundInvitation } from '#generated/authorization/types.ts'

/** The account, address, roles and expiration of an invitation. */
export function InvitationFacts({ invitation }: { invitation: FoundInvitation }) {
  const { account_label: label, email_address: address, roles, expiration } = invitation
  const until = new Date(expiration).toLocaleDateString('en-US', { dateStyle: 'long' })
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-3 rounded-lg bg-sunken p-4">
      <dt className="text-muted">Account</dt>
      <dd className="font-medium [overflow-wrap:anywhere]">{label}</dd>
      <dt className="text-muted">For</dt>
      <dd className="[overflow-wrap:anywhere]">{address}</dd>
      <dt className="text-muted">{roles.length === 1 ? 'Role' : 'Roles'}</dt>
      <dd>{roles.map(role => roleNames[role]).join(', ')}</dd>
      <dt className="text-muted">Until</dt>
      <dd>
        <time dateTime={expiration}>{until}</time>
      </dd>
    </dl>
  )
}
