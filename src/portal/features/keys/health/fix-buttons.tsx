import { ChevronDown } from 'lucide-react'
import { useCan } from '#portal/api/can.ts'
import { Button } from '#portal/ui/button.tsx'
import { Menu, MenuItem } from '#portal/ui/overlay/menu.tsx'
import { KeyLink } from '../shared/key-link.tsx'
import type { SurveyedKey } from '../shared/surveyed-key.ts'
import type { Finding, Fix } from './findings.ts'
import { fixId, operationsOf } from './fixes.ts'
import { FINDING_TITLES, fixLabel } from './words.ts'

/** The most helpful fix as a button, the rest in a menu. */
export function FixButtons({
  finding,
  entity: key,
  pending,
  onChoose,
}: {
  finding: Finding
  entity: SurveyedKey
  /** The fix of the key that is in progress. */
  pending: string | undefined
  onChoose: (fix: Fix) => void
}) {
  // A new token has to be copied and deployed, and the page of the key has room for that.
  const [first, ...others] = finding.fixes.filter(({ action }) => action !== 'rotate')
  const rotates = finding.fixes.some(({ action }) => action === 'rotate')
  const what = `${FINDING_TITLES[finding.id]}, ${key.label}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      {rotates && (
        <KeyLink kind={key.kind} keyId={key.keyId} className="text-sm text-accent hover:underline">
          Rotate the token
        </KeyLink>
      )}
      {first && <FixButton fix={first} entity={key} pending={pending} onChoose={onChoose} />}
      {others.length > 0 && (
        <Menu
          label={`More for ${what}`}
          trigger={
            <Button
              size="sm"
              variant="ghost"
              aria-label={`More for ${what}`}
              icon={<ChevronDown className="size-4" />}
            >
              More
            </Button>
          }
        >
          {others.map(fix => (
            <FixItem key={fixId(fix)} fix={fix} entity={key} onChoose={onChoose} />
          ))}
        </Menu>
      )}
    </div>
  )
}

interface FixProps {
  fix: Fix
  entity: SurveyedKey
  onChoose: (fix: Fix) => void
}

function FixButton({ fix, entity: key, pending, onChoose }: FixProps & { pending: string | undefined }) {
  const { reason } = useCan(...operationsOf(fix, key.kind))
  const isThis = pending === fixId(fix)
  return (
    <Button
      size="sm"
      // By its text alone, a screen reader could not tell the buttons of two keys apart.
      aria-label={`${fixLabel(fix)}: ${key.label}`}
      disabledReason={
        reason ?? (pending && !isThis ? 'Another change to this key is in progress.' : undefined)
      }
      pending={isThis}
      onClick={() => onChoose(fix)}
    >
      {fixLabel(fix)}…
    </Button>
  )
}

function FixItem({ fix, entity: key, onChoose }: FixProps) {
  const { reason } = useCan(...operationsOf(fix, key.kind))
  return (
    <MenuItem
      tone={fix.action === 'delete' ? 'danger' : 'neutral'}
      disabledReason={reason}
      onSelect={() => onChoose(fix)}
    >
      {fixLabel(fix)}…
    </MenuItem>
  )
}
