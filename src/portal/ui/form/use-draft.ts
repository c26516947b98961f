import { use, useState } from 'react'
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

/** Whether a form has a draft. A dialog that holds the form opens again for it. */
export function useHasDraft(form: string): boolean {
  const drafts = use(DraftsContext)
  const [has] = useState(() => drafts?.has(form) ?? false)
  return has
}
