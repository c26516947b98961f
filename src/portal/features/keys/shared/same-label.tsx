import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useFormField } from '#portal/ui/form/fields.tsx'
import type { KeyKind } from './key-operations.ts'
import { keysQuery } from './queries.ts'

/** Milliseconds without a key press before the search for others with the same label. */
const PAUSE = 300

/** Says when another key has the same label. It is allowed, and seldom intended. */
export function SameLabel({ kind, except }: { kind: KeyKind; except?: string }) {
  const { value } = useFormField('label')
  const typed = String(value ?? '').trim()
  const [label, setLabel] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setLabel(typed), PAUSE)
    return () => clearTimeout(timer)
  }, [typed])
  const isWanted = label !== '' && label.length <= 64
  const others = keysQuery(kind, { search: label, sort: 'label', direction: 'asc' })
  const { data } = useQuery({ ...others, enabled: isWanted })
  const hasTwin = data?.rows.some(
    key => key.keyValue !== except && key.label.toLowerCase() === typed.toLowerCase(),
  )
  return (
    <p role="status" className="-mt-3 text-sm text-warning empty:hidden">
      {isWanted && hasTwin && `Another ${kind} key already has the label “${typed}”. You can still save it.`}
    </p>
  )
}
