import { Check, Copy } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#portal/ui/button.tsx'
import { IconButton } from '#portal/ui/icon-button.tsx'

const confirmedFor = 2000

/** Copies `text` and confirms it, visibly and to a screen reader, for two seconds. */
export function CopyButton({
  text,
  label = 'Copy',
  isIconOnly,
  isFirst = false,
  className,
  onCopy,
}: {
  text: string
  /** The action, with what is copied: "Copy key". */
  label?: string
  isIconOnly?: boolean
  /** In a dialog, the focus starts here. */
  isFirst?: boolean
  className?: string
  onCopy?: () => void
}) {
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null)
  const timer = useRef<number>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  async function copy() {
    clearTimeout(timer.current)
    try {
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
      onCopy?.()
    } catch {
      // The browser rejected, or the page is not on https.
      setOutcome('failed')
    }
    timer.current = window.setTimeout(() => setOutcome(null), confirmedFor)
  }

  const icon = outcome === 'copied' ? <Check className="size-4 text-accent" /> : <Copy className="size-4" />
  const words = outcome === 'copied' ? 'Copied' : outcome === 'failed' ? 'Couldn’t copy' : label
  return (
    <>
      {isIconOnly ? (
        <IconButton
          size="sm"
          label={words}
          icon={icon}
          className={className ?? ''}
          onClick={copy}
          {...(isFirst && { 'data-autofocus': '' })}
        />
      ) : (
        <Button size="sm" icon={icon} className={className ?? ''} onClick={copy}>
          {words}
        </Button>
      )}
      <span role="status" className="sr-only">
        {outcome && `${words}.`}
      </span>
    </>
  )
}
