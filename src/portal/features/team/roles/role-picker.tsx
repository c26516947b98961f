import { customerRoles, operations } from 'virtual:permissions'
import { useId, useState } from 'react'
import { roleNames } from '#domain/authorization/role-names.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { FieldError } from '#portal/ui/input/field.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { viewerOf, withViewers } from './effects.ts'
import { presetOf, presets } from './presets.ts'
import { RoleOption } from './role-option.tsx'

/** Why roles cannot be given or taken here, by role. */
export type LockedRoles = { readonly [role in CustomerRole]?: string | undefined }

export interface RolePickerProps {
  label: string
  value: readonly CustomerRole[]
  onChange: (roles: CustomerRole[]) => void
  error?: string | undefined
  lockedRoles?: LockedRoles | undefined
  /** Name of the field in a form. */
  name?: string
  onBlur?: () => void
}

/**
 * A choice of roles: by what the person is on the team for, or one by one with what each allows, which the
 * contracts say. An editor comes with its viewer (decision R3).
 */
export function RolePicker({
  label,
  value,
  onChange,
  error,
  lockedRoles = {},
  name = 'roles',
  onBlur,
}: RolePickerProps) {
  const errorId = useId()
  const [added, setAdded] = useState<CustomerRole>()
  const firstFree = customerRoles.find(role => !lockedRoles[role])

  function choose(roles: readonly CustomerRole[], by?: CustomerRole) {
    const next = withViewers(roles, customerRoles)
    setAdded(by && next.find(role => role === viewerOf(by) && !roles.includes(role)))
    onChange(next)
  }

  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-medium text-ink">{label}</legend>
      <Segmented
        label="Roles that go together"
        value={presetOf(value)?.id ?? 'own'}
        options={presets.map(({ id, label, roles }) => ({
          id,
          label,
          disabledReason: lockOf(lockedRoles, changedBetween(value, roles)),
        }))}
        onChange={id => choose(presets.find(preset => preset.id === id)?.roles ?? value)}
      />
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      <ul className="flex flex-col divide-y divide-line rounded-lg ring-1 ring-line">
        {customerRoles.map(role => (
          <RoleOption
            key={role}
            role={role}
            name={name}
            operations={operations}
            isChosen={value.includes(role)}
            lock={lockedRoles[role] ?? needOf(role, value)}
            errorId={error !== undefined && role === firstFree ? errorId : undefined}
            onBlur={onBlur}
            onChange={isChosen =>
              choose(isChosen ? [...value, role] : value.filter(other => other !== role), role)
            }
          />
        ))}
      </ul>
      <output className="text-sm text-muted empty:hidden">
        {added &&
          value.includes(added) &&
          `${roleNames[added]} was added: an editor needs it to see what to change.`}
      </output>
    </fieldset>
  )
}

/** Why a viewer that an editor needs stays. */
function needOf(role: CustomerRole, chosen: readonly CustomerRole[]): string | undefined {
  if (!chosen.includes(role)) return undefined
  const editor = chosen.find(other => other !== role && viewerOf(other) === role)
  return editor && `Goes with ${roleNames[editor]}.`
}

function changedBetween(before: readonly CustomerRole[], after: readonly CustomerRole[]) {
  return customerRoles.filter(role => before.includes(role) !== after.includes(role))
}

function lockOf(locks: LockedRoles, roles: readonly CustomerRole[]): string | undefined {
  return roles.map(role => locks[role]).find(reason => reason !== undefined)
}
