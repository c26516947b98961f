import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { Group } from '#portal/ui/group.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'

/** All but the last four characters as dots; of a short secret, all. */
export function maskSecret(secret: string) {
  return secret.length > 8 ? `${'•'.repeat(12)}${secret.slice(-4)}` : '•'.repeat(12)
}

/** A complete secret: masked until it is revealed, and copied without being shown. */
export function SecretField({
  label,
  secret,
  isShownAtFirst = false,
  isCopyFirst = false,
  onCopy,
}: {
  /** The name of the secret: "Secret key". */
  label: string
  secret: string
  isShownAtFirst?: boolean
  /** In a dialog, the focus starts on the copy button. */
  isCopyFirst?: boolean
  onCopy?: () => void
}) {
  const [isShown, setShown] = useState(isShownAtFirst)
  return (
    <Group
      label={label}
      className="flex min-h-11 min-w-0 items-center gap-1 rounded-md bg-sunken py-1 pr-1 pl-3 ring-1 ring-inset ring-line"
    >
      <code translate="no" className="min-w-0 flex-1 py-1 font-mono text-[0.8125rem] break-all select-all">
        {isShown ? secret : <span className="select-none">{maskSecret(secret)}</span>}
      </code>
      <IconButton
        size="sm"
        label={isShown ? `Hide ${label.toLowerCase()}` : `Show ${label.toLowerCase()}`}
        icon={isShown ? <EyeOff className="size-4" /> : <Eye className="size-4" />}
        onClick={() => setShown(!isShown)}
      />
      <CopyButton
        isIconOnly
        text={secret}
        label={`Copy ${label.toLowerCase()}`}
        isFirst={isCopyFirst}
        {...(onCopy && { onCopy })}
      />
    </Group>
  )
}
