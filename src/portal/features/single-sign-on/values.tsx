import { Breakable } from '#portal/ui/data/breakable.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'

/** A value as another system has it. */
export function Code({ children }: { children: string }) {
  return (
    <code translate="no" className="min-w-0 font-mono text-xs">
      <Breakable text={children} />
    </code>
  )
}

/** A value to enter elsewhere, with a button that copies it. */
export function CopyValue({ value, label }: { value: string; label: string }) {
  return (
    <span className="flex items-center gap-1">
      <Code>{value}</Code>
      <CopyButton isIconOnly text={value} label={`Copy ${label}`} />
    </span>
  )
}
