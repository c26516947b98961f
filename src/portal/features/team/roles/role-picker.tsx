import { customerRoles, operations } from 'virtual:permissions'
import { useId, useState } from 'react'
import { roleNames } from '#domain/authorization/role-names.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { FieldError } from '#portal/ui/input/field.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { allowedAreas, viewerOf, withViewers } from './effects.ts'
import type { PermittedOperation } from './permission-table.ts'
import { roleSentences, sentencesOf } from './role-sentences.ts'

interface Preset {
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

/** Why roles cannot be given or taken here, by role. */
export type LockedRoles = { readonly [role in CustomerRole]?: string | undefined }

interface RolePickerProps {
  label: string
  value: readonly CustomerRole[]
  onChange: (roles: CustomerRole[]) => void
  error?: string | undefined
  lockedRoles?: LockedRoles | undefined
  /** Shows the presets first, and each role only on request. */
  isFolded?: boolean
  /** Name of the field in a form. */
  name?: string
  onBlur?: () => void
}

/**
 * A choice of roles: by what the person is on the team for, or one by one with what each allows, which the
 * contracts list. An editor comes with its viewer (decision R3).
 */
export function RolePicker({
  label,
  value,
  onChange,
  error,
  lockedRoles = {},
  isFolded = false,
  name = 'roles',
  onBlur,
}: RolePickerProps) {
  const errorId = useId()
  const preset = presetOf(value)
  const [isOpen, setOpen] = useState(value.length > 0 && !preset)
  const [added, setAdded] = useState<CustomerRole>()
  const firstFree = customerRoles.find(role => !lockedRoles[role])

  function choose(roles: readonly CustomerRole[], by?: CustomerRole) {
    const next = withViewers(roles, customerRoles)
    setAdded(by && next.find(role => role === viewerOf(by) && !roles.includes(role)))
    onChange(next)
  }

  const list = (
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
  )

  return (
    <fieldset className="flex min-w-0 flex-col gap-3" aria-describedby={error ? errorId : undefined}>
      <legend className="mb-2 text-sm font-medium text-ink">{label}</legend>
      <Segmented
        label="Roles that go together"
        value={preset?.id ?? 'own'}
        options={presets.map(({ id, label, roles }) => ({
          id,
          label,
          disabledReason: lockOf(lockedRoles, changedBetween(value, roles)),
        }))}
        onChange={id => choose(presets.find(preset => preset.id === id)?.roles ?? value)}
      />
      {error !== undefined && <FieldError id={errorId}>{error}</FieldError>}
      {preset && <p className="text-sm text-muted">{sentencesOf(preset.roles)}</p>}
      {isFolded ? (
        <details
          // What is wrong with the choice is at the first role.
          open={isOpen || error !== undefined}
          onToggle={event => setOpen(event.currentTarget.open)}
        >
          <summary className="mb-2 inline-flex min-h-6 cursor-pointer items-center rounded-xs text-sm text-muted underline decoration-line-strong underline-offset-2 hover:text-ink">
            Advanced
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
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

/** One role to choose, with what it allows by itself. */
function RoleOption({
  role,
  name,
  operations,
  isChosen,
  lock,
  errorId,
  onBlur,
  onChange,
}: {
  role: CustomerRole
  name: string
  operations: readonly PermittedOperation[]
  isChosen: boolean
  /** Why it cannot be changed. */
  lock: string | undefined
  /** The message of the field, on the one option that gets the focus when nothing is chosen. */
  errorId: string | undefined
  onBlur: (() => void) | undefined
  onChange: (isChosen: boolean) => void
}) {
  const areas = allowedAreas(operations, [role])
  const count = areas.reduce((sum, { operations }) => sum + operations.length, 0)
  return (
    <li className="flex flex-col gap-1 px-3 py-3">
      <Checkbox
        name={name}
        value={role}
        label={<span className="font-medium">{roleNames[role]}</span>}
        hint={roleSentences[role]}
        checked={isChosen}
        disabledReason={lock}
        messageId={errorId}
        onBlur={onBlur}
        onChange={event => onChange(event.target.checked)}
      />
      <details className="ml-6.5 text-sm">
        <summary className="inline-flex min-h-6 cursor-pointer items-center rounded-xs text-muted underline decoration-line-strong underline-offset-2 hover:text-ink">
          <span>
            What it allows <span className="sr-only">as {roleNames[role]}</span> ({count})
          </span>
        </summary>
        <dl className="mt-2 mb-1 flex flex-col gap-2">
          {areas.map(({ name, operations }) => (
            <div key={name}>
              <dt className="font-medium">{name}</dt>
              <dd className="text-muted">{operations.map(({ summary }) => summary).join(' · ')}</dd>
            </div>
          ))}
        </dl>
      </details>
    </li>
  )
}
