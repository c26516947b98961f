import { useQuery } from '@tanstack/react-query'
import { setRoleMapping } from '#generated/authorization/operations/setRoleMapping.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { type RoleMapping, roleMappingQuery, rolesText } from './roles.ts'
import type { RolesDialogName } from './roles-dialog.tsx'

/** Which roles people get who join through the identity provider, and whether they can join at a login. */
export function RolesSection() {
  return (
    <Loaded query={useQuery(roleMappingQuery)} what="Roles from groups" rows={3} isCard>
      {mapping => <RolesCard mapping={mapping} />}
    </Loaded>
  )
}

function RolesCard({ mapping }: { mapping: RoleMapping }) {
  const open = useOpenDialog<RolesDialogName>()
  const { joinsAtLogin, defaultRoles, groups } = mapping
  return (
    <Card
      title="Roles from groups"
      description="People from your identity provider get the roles of their groups. Owners keep their roles."
      actions={
        <OperationButton operation={setRoleMapping} onClick={() => open('edit-role-mapping')}>
          Edit roles
        </OperationButton>
      }
    >
      <Facts hasLongNames>
        <Fact name="Join at first login">
          {joinsAtLogin
            ? 'On. People with an email address in a verified domain join when they first log in, while you have seats.'
            : 'Off. People join by invitation or provisioning.'}
        </Fact>
        <Fact name="Without a mapped group">{rolesText(defaultRoles)}</Fact>
        {groups.map(({ group, roles }) => (
          <Fact key={group} name={group}>
            {rolesText(roles)}
          </Fact>
        ))}
      </Facts>
    </Card>
  )
}
