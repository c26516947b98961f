import { Link } from '@tanstack/react-router'
import { ChevronDown } from 'lucide-react'
import type { Finding, Fix, SurveyedKey } from '#domain/keys/health/findings.ts'
import { FINDING_TITLES } from '#domain/keys/health/titles.ts'
import { dismissKeyTip } from '#generated/security/operations/dismissKeyTip.ts'
import { useCan } from '#portal/api/can.ts'
import { OperationItem } from '#portal/kit/action/operation-button.tsx'
import { describeFix, fixId } from '#portal/shared/keys/fixes.ts'
import { Button } from '#portal/ui/button.tsx'
import { Menu, MenuItem } from '#portal/ui/overlay/menu.tsx'

/** The most helpful fix as a button, the rest in a menu, with how to dismiss the finding. */
export function FixButtons({
  finding,
  entity: key,
  pending,
  onChoose,
  onDismiss,
}: {
  finding: Finding
  entity: SurveyedKey
  /** The fix of the key that is in progress. */
  pending: string | undefined
  onChoose: (fix: Fix) => void
  onDismiss: () => void
}) {
  // A new token has to be copied and deployed, and the page of the key has room for that.
  const [first, ...others] = finding.fixes.filter(({ action }) => action !== 'rotate')
  const rotates = finding.fixes.some(({ action }) => action === 'rotate')
  const what = `${FINDING_TITLES[finding.id]}, ${key.label}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      {rotates && (
        <Link
          to="/account/keys/secret/$keyId"
          params={{ keyId: key.keyId }}
          search={{ dialog: 'rotate' }}
          className="text-sm text-accent hover:underline"
        >
          Rotate token
        </Link>
      )}
      {first && <FixButton fix={first} entity={key} pending={pending} onChoose={onChoose} />}
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
        <OperationItem operation={dismissKeyTip} onSelect={onDismiss}>
          Dismiss…
        </OperationItem>
      </Menu>
    </div>
  )
}

interface FixProps {
  fix: Fix
  entity: SurveyedKey
  onChoose: (fix: Fix) => void
}

function FixButton({ fix, entity: key, pending, onChoose }: FixProps & { pending: string | undefined }) {
  const { label, operations } = describeFix(fix)
  const { reason } = useCan(...operations(key.kind))
  const isThis = pending === fixId(fix)
  return (
    <Button
      size="sm"
      // By its text only, a screen reader could not tell the buttons of two keys apart.
      aria-label={`${label}: ${key.label}`}
      disabledReason={
        reason ?? (pending && !isThis ? 'Another change to this key is in progress.' : undefined)
      }
      pending={isThis}
      onClick={() => onChoose(fix)}
    >
      {label}…
    </Button>
  )
}

function FixItem({ fix, entity: key, onChoose }: FixProps) {
  const { label, operations } = describeFix(fix)
  const { reason } = useCan(...operations(key.kind))
  return (
    <MenuItem
      tone={fix.action === 'delete' ? 'danger' : 'neutral'}
      disabledReason={reason}
      onSelect={() => onChoose(fix)}
    >
      {label}…
    </MenuItem>
  )
}
