import { use, useEffect, useEffectEvent, useState } from 'react'
import { DraftsContext, type FormValues } from '#portal/ui/form/draft-context.ts'
import type { FormStore } from '#portal/ui/form/use-checked-form.ts'

/** The initial values of a form: its defaults, or its draft from before the session ended or the page was reloaded. */
export function useDraft(form: string, defaultValues: FormValues) {
  const drafts = use(DraftsContext)
  const [draft] = useState(() => drafts?.read(form, defaultValues))
  const [from] = useState(defaultValues)
  return {
    values: draft ? { ...defaultValues, ...draft } : defaultValues,
    isRestored: draft !== undefined,
    /** For an effect: keeps what is in the store, should the session end or the page be left while the form is open. */
    track(store: Pick<FormStore, 'isTouched' | 'openValues'>) {
      if (!drafts) return
      drafts.forget(form)
      return drafts.track(form, from, () => (draft || store.isTouched() ? store.openValues() : undefined))
    },
  }
}

/**
 * A state that is kept as the input of forms is, for what a person types or chooses outside of one. `name` tells it
 * from others on its page, and `initial` what it starts with: a draft of another start is not restored.
 */
export function useDraftState<T>(name: string, initial: T): [T, (value: T) => void, isRestored: boolean] {
  const draft = useDraft(name, { value: initial })
  const [first] = useState(initial)
  const [value, setValue] = useState(draft.values.value as T)
  const isTouched = useEffectEvent(() => value !== first)
  const openValues = useEffectEvent(() => ({ value }))
  // Once: the drafts ask when they need the value.
  const track = useEffectEvent(() => draft.track({ isTouched, openValues }))
  useEffect(() => track(), [])
  return [value, setValue, draft.isRestored]
}

/** Whether a form has a draft. A dialog that holds the form opens again for it. */
export function useHasDraft(form: string): boolean {
  const drafts = use(DraftsContext)
  const [has] = useState(() => drafts?.has(form) ?? false)
  return has
}
