import { sendOperation } from '#portal/kit/action/send-operation.ts'
import type { ConflictRule } from '#portal/kit/form/conflict.tsx'
import type { FormFields } from '#portal/ui/form/fields.tsx'
import { type KeyKind, keyOperations } from './key-operations.ts'
import { type Key, toKey } from './model.ts'
import { SameLabel } from './same-label.tsx'

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
