import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import type { Holding } from './model.ts'

/** The value of `license=` in calls, to copy, and whether this account needs it. */
export function LicenseValue({ holding: { licenseKey, label, isKeyNeeded } }: { holding: Holding }) {
  return (
    <span className="flex flex-wrap items-center gap-x-1 font-normal">
      <span className="flex items-center gap-1">
        <code className="font-mono text-xs text-muted">{licenseKey}</code>
        <CopyButton isIconOnly text={licenseKey} label={`Copy the license value of ${label}`} />
      </span>
      <a
        href="/docs/cloud/licensing"
        className="relative z-1 rounded-xs text-xs text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
      >
        {isKeyNeeded ? 'needed in calls' : 'not needed in calls'}
      </a>
    </span>
  )
}
