import type { ReactNode } from 'react'
import { Breakable } from '#portal/ui/data/breakable.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'

/** Facts by name, next to each other where there is room. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid items-baseline gap-x-6 gap-y-3 sm:grid-cols-[13rem_1fr]">{children}</dl>
}

export function Fact({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-sm text-muted">{name}</dt>
      <dd className="min-w-0 text-sm break-words max-sm:-mt-2">{children}</dd>
    </div>
  )
}

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
