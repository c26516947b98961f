import * as z from 'zod/mini'
import { checkRoles } from '#domain/validation/choices.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { zMemberRoles } from '#generated/authorization/zod.ts'
import { useFormField } from '#portal/ui/form/fields.tsx'
import { type LockedRoles, RolePicker } from './role-picker.tsx'

/** Roles that a form sends: at least one. */
export const zPickedRoles = zMemberRoles.check(
  z.check<CustomerRole[]>(({ value, issues }) => {
    const fault = checkRoles(value)
    if (fault) issues.push({ code: 'custom', message: fault.message, input: value })
  }),
)

/** The picker as a field of the form around it, whose schema has `zPickedRoles` for it. */
export function RolesField({
  name = 'roles',
  label,
  lockedRoles,
  isFolded = false,
}: {
  name?: string
  label: string
  lockedRoles?: LockedRoles
  isFolded?: boolean
}) {
  const { value, error, onBlur, set } = useFormField(name)
  return (
    <RolePicker
      name={name}
      label={label}
      value={value as readonly CustomerRole[]}
      error={error}
      lockedRoles={lockedRoles}
      isFolded={isFolded}
      onBlur={onBlur}
      onChange={set}
    />
  )
}
