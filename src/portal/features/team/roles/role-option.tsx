import { roleNames } from '#domain/authorization/role-names.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { allowedAreas, effectText } from './effects.ts'
import type { PermittedOperation } from './permission-table.ts'

/** One role to choose, with what it allows by itself. */
export function RoleOption({
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
        hint={effectText(areas)}
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
