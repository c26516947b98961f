import { useQuery } from '@tanstack/react-query'
import { Check, CircleAlert, Info } from 'lucide-react'
import { useEffect, useState } from 'react'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import type { ConflictRule } from '#portal/kit/form/use-operation-form.ts'
import { type KeyKind, keyOperations } from '#portal/shared/keys/operations.ts'
import { Button } from '#portal/ui/button.tsx'
import { type FormFields, useFormField } from '#portal/ui/form/fields.tsx'
import { Textarea } from '#portal/ui/input/text-field.tsx'
import { type Key, keysQuery, toKey } from '../keys.ts'
import { type HostnameLine, readHostnames, replaceEntry, splitEntries } from './hostname-lines.ts'

type KeyFields = FormFields<'label' | 'description'>

/** With a hint if another key of this kind has the same label; `except` is the one being edited. */
export function LabelField({ fields, ...others }: { fields: KeyFields; kind: KeyKind; except?: string }) {
  return (
    <>
      <fields.Text
        name="label"
        label="Label"
        hint="The system or site that uses the key, such as “Checkout server”."
        autoComplete="off"
        data-autofocus=""
      />
      <SameLabel {...others} />
    </>
  )
}

export function DescriptionField({ fields }: { fields: KeyFields }) {
  return <fields.Textarea name="description" label="Description" hint="Optional." rows={3} />
}

/**
 * For an edit: another person may have saved the key in the meantime. `words` says what the form is about.
 */
export function keyConflict(key: Key, words: (key: Key) => Record<string, string>): ConflictRule<Key> {
  const { get } = keyOperations[key.kind]
  return {
    errors: ['key-changed'],
    title: 'Someone else just changed this key',
    from: key,
    load: async () => toKey(await sendOperation(get, { path: { id: key.keyValue } })),
    words,
  }
}

/** Milliseconds without a key press before the search for others with the same label. */
const PAUSE = 300

/** Says when another key has the same label. It is allowed, and seldom intended. */
function SameLabel({ kind, except }: { kind: KeyKind; except?: string }) {
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

/** A form's list of hostnames, typed or pasted as text, each checked at once. */
export function HostnamesField({ name }: { name: string }) {
  const { value, error, onBlur, set } = useFormField(name)
  const [text, setText] = useState(() => (Array.isArray(value) ? value.join('\n') : ''))
  function change(next: string) {
    setText(next)
    set(splitEntries(next))
  }
  const lines = readHostnames(text, [])
  // The list below the field says what is wrong with which hostname.
  const isBelow = lines.some(({ reason }) => reason !== undefined)
  return (
    <div className="flex flex-col gap-2">
      <Textarea
        name={name}
        label="Hostnames"
        hint="Pages on these hostnames can use the key. One per line, or separated by commas. *.shop.example covers every subdomain of shop.example."
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
        value={text}
        error={error !== undefined && isBelow ? 'Correct or remove the entries marked below.' : error}
        onBlur={onBlur}
        onChange={event => change(event.target.value)}
      />
      <HostnameVerdicts
        lines={lines}
        onReplace={(typed, by) => change(replaceEntry(text, typed, by))}
        onAdd={hostname => change(`${text.trimEnd()}\n${hostname}`)}
      />
    </div>
  )
}

/**
 * The feedback on each hostname while it is typed: its normalized form, why it is rejected, what may be meant
 * or missing.
 */
export function HostnameVerdicts({
  lines,
  onReplace,
  onAdd,
}: {
  lines: readonly HostnameLine[]
  onReplace: (typed: string, by: string) => void
  onAdd: (hostname: string) => void
}) {
  if (!lines.length) return null
  return (
    <ul aria-label="What was typed" aria-live="polite" className="flex flex-col gap-1.5 text-sm">
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same text may stand there twice
        <li key={at} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Verdict line={line} />
          {line.reason && line.suggestion && (
            <Button size="sm" onClick={() => onReplace(line.typed, line.suggestion ?? '')}>
              Use {line.suggestion}
            </Button>
          )}
          {line.advice.map(advice =>
            advice.kind === 'local' ? (
              <span key="local" className="flex items-center gap-1.5 text-warning">
                <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
                Anyone who copies the key can use it from their own computer. Keep it for development keys.
              </span>
            ) : (
              <span key={advice.kind} className="flex flex-wrap items-center gap-1.5 text-muted">
                <Info aria-hidden="true" className="size-4 shrink-0 text-faint" />
                {advice.hostname} isn’t covered.
                <Button size="sm" variant="ghost" onClick={() => onAdd(advice.hostname)}>
                  Add it too
                </Button>
              </span>
            ),
          )}
        </li>
      ))}
    </ul>
  )
}

function Verdict({ line: { typed, hostname, reason } }: { line: HostnameLine }) {
  if (reason)
    return (
      <span className="flex min-w-0 items-center gap-1.5 text-danger">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0">
          <code translate="no" className="font-mono text-xs break-all">
            {typed}
          </code>{' '}
          {reason}
        </span>
      </span>
    )
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <Check aria-label="Fine:" role="img" className="size-4 shrink-0 text-accent" />
      <code translate="no" className="font-mono text-xs break-all">
        {hostname}
      </code>
    </span>
  )
}
