import { ChevronDown } from 'lucide-react'
import { useCan } from '#portal/api/can.ts'
import { Button } from '#portal/ui/button.tsx'
import { Menu, MenuItem } from '#portal/ui/menu.tsx'
import type { ExaminedKey, Finding, Fix } from './findings.ts'
import { operationsOf, type ReadyFix } from './fixes.ts'
import type { KeyLink } from './key-link.ts'
import { FINDING_TITLES, fixLabel } from './words.ts'

/** What helps most as a button, the rest behind it. */
export function FixButtons({
  finding,
  patientKey: key,
  pending,
  keyLink,
  onChoose,
}: {
  finding: Finding
  patientKey: ExaminedKey
  /** The fix of the key that is under way. */
  pending: ReadyFix | undefined
  keyLink: KeyLink
  onChoose: (fix: Fix) => void
}) {
  // A new token has to be copied and put in place, for which the page of the key has room.
  const [first, ...others] = finding.fixes.filter(({ act }) => act !== 'rotate')
  const rotates = finding.fixes.some(({ act }) => act === 'rotate')
  const what = `${FINDING_TITLES[finding.id]}, ${key.label}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      {rotates && <span className="text-sm">{keyLink(key, 'Rotate the token')}</span>}
      {first && <FixButton fix={first} patientKey={key} pending={pending} onChoose={onChoose} />}
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
            <FixItem key={fixLabel(fix)} fix={fix} patientKey={key} onChoose={onChoose} />
          ))}
        </Menu>
      )}
    </div>
  )
}

interface FixProps {
  fix: Fix
  patientKey: ExaminedKey
  onChoose: (fix: Fix) => void
}

function FixButton({
  fix,
  patientKey: key,
  pending,
  onChoose,
}: FixProps & { pending: ReadyFix | undefined }) {
  const { reason } = useCan(...operationsOf(fix, key.kind))
  const isThis = pending !== undefined && fixLabel(pending) === fixLabel(fix)
  return (
    <Button
      size="sm"
      // By its words a screen reader could not tell the buttons of two keys apart.
      aria-label={`${fixLabel(fix)}: ${key.label}`}
      disabledReason={reason ?? (pending && !isThis ? 'Another change of this key is under way.' : undefined)}
      pending={isThis}
      onClick={() => onChoose(fix)}
    >
      {fixLabel(fix)}
      {isQuestion(fix) && '…'}
    </Button>
  )
}

function FixItem({ fix, patientKey, onChoose }: FixProps) {
  const { reason } = useCan(...operationsOf(fix, patientKey.kind))
  return (
    <MenuItem
      tone={fix.act === 'delete' ? 'danger' : 'neutral'}
      disabledReason={reason}
      onSelect={() => onChoose(fix)}
    >
      {fixLabel(fix)}
      {isQuestion(fix) && '…'}
    </MenuItem>
  )
}

/** Whether it asks for something first. */
function isQuestion(fix: Fix): boolean {
  return (
    fix.act === 'add-limit' ||
    fix.act === 'restrict-addresses' ||
    (fix.act === 'authorize' && fix.hostname === null)
  )
}
