import { useQuery } from '@tanstack/react-query'
import { Plus, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { roleNames } from '#domain/authorization/role-names.ts'
import { setRoleMapping } from '#generated/authorization/operations/setRoleMapping.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { zCustomerRole, zMemberRole, zSetRoleMappingBody } from '#generated/authorization/zod.ts'
import type { DialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { FormDialog } from '#portal/kit/dialog/form-dialog.tsx'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { FieldError } from '#portal/ui/input/field.tsx'
import { TextField } from '#portal/ui/input/text-field.tsx'
import { type GroupRoles, type RoleMapping, roleMappingQueries, roleMappingQuery } from './roles.ts'

export const rolesDialogs = { 'edit-role-mapping': EditDialog }

export type RolesDialogName = keyof typeof rolesDialogs

/** The mapping as it was when the dialog opened. */
function EditDialog({ onClose }: DialogProps) {
  const { data } = useQuery(roleMappingQuery)
  const [opened, setOpened] = useState(data)
  if (!opened && data) setOpened(data)
  return opened ? <EditForm mapping={opened} onClose={onClose} /> : null
}

function EditForm({ mapping, onClose }: { mapping: RoleMapping; onClose: () => void }) {
  return (
    <FormDialog
      title="Roles from groups"
      description="Use the display names of SCIM groups, or the values of the groups claim. Case doesn’t matter."
      size="lg"
      operation={setRoleMapping}
      schema={zSetRoleMappingBody}
      defaultValues={{
        joins_at_login: mapping.joinsAtLogin,
        default_roles: mapping.defaultRoles,
        groups: mapping.groups,
      }}
      invalidates={roleMappingQueries}
      submitLabel="Save"
      doneText="The roles are saved."
      onClose={onClose}
    >
      {fields => (
        <>
          <fields.Checkbox
            name="joins_at_login"
            label="Let people join at their first login"
            hint="Anyone your provider lets in with an email in a verified domain takes a seat."
          />
          <DefaultRolesField />
          <GroupsField />
        </>
      )}
    </FormDialog>
  )
}

function DefaultRolesField() {
  const { value, set } = useFormField('default_roles')
  return (
    <RoleChecks
      legend="Roles without a mapped group"
      options={zMemberRole.options}
      value={value as CustomerRole[]}
      onChange={set}
    />
  )
}

const EMPTY: GroupRoles = { group: '', roles: [] }

/** The mapped groups, each with its roles. */
function GroupsField() {
  const { value, error, set } = useFormField('groups')
  const groups = value as GroupRoles[]
  const errorId = useId()
  const change = (at: number, group: Partial<GroupRoles>) =>
    set(groups.map((each, index) => (index === at ? { ...each, ...group } : each)))
  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-medium text-ink">Groups</legend>
      {groups.map((each, at) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: a group has no other identity while its name is typed
          key={at}
          className="flex flex-col gap-3 rounded-lg p-3 ring-1 ring-line"
        >
          <div className="flex items-end gap-2">
            <TextField
              className="min-w-0 flex-1"
              label={`Group ${at + 1}`}
              value={each.group}
              onChange={event => change(at, { group: event.target.value })}
            />
            <Button
              variant="ghost"
              icon={<Trash2 className="size-4" />}
              aria-label={`Remove group ${at + 1}`}
              onClick={() => set(groups.filter((_, index) => index !== at))}
            >
              Remove
            </Button>
          </div>
          <RoleChecks
            isNested
            legend={`Roles of ${each.group || `group ${at + 1}`}`}
            options={zCustomerRole.options}
            value={each.roles}
            onChange={roles => change(at, { roles })}
          />
        </div>
      ))}
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <div>
        <Button icon={<Plus className="size-4" />} onClick={() => set([...groups, EMPTY])}>
          Add group
        </Button>
      </div>
    </fieldset>
  )
}

function RoleChecks({
  isNested = false,
  legend,
  options,
  value,
  onChange,
}: {
  /** Whether it belongs to a group, which has the heading. */
  isNested?: boolean
  legend: string
  options: readonly CustomerRole[]
  value: readonly CustomerRole[]
  onChange: (roles: CustomerRole[]) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className={cx('mb-2 text-sm', isNested ? 'text-muted' : 'font-medium text-ink')}>
        {legend}
      </legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {options.map(role => (
          <Checkbox
            key={role}
            label={roleNames[role]}
            checked={value.includes(role)}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, role] : value.filter(each => each !== role))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
