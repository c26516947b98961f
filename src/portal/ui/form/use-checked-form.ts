import { useRef, useState } from 'react'
import { createFormStore } from '#portal/ui/form/form-store.ts'
import type { FormSchema, SchemaSource } from '#portal/ui/form/schema.ts'

/** What the server made of the last submission; `fieldErrors` go by field name. */
export interface FormError {
  message: string
  requestId?: string | undefined
  /** Page that explains the failure. */
  help?: string | undefined
  /** Moment before which another try is refused, in milliseconds. */
  retryAt?: number | undefined
  fieldErrors: Record<string, string>
}

// The checks come with the first key, or with the first submission: a form shows and takes text without them.
async function fetchRules<S extends FormSchema>(source: SchemaSource<S>) {
  const [checks, schema] = await Promise.all([
    import('#portal/ui/form/schema.ts'),
    typeof source === 'function' ? source() : source,
  ])
  return { ...checks, schema }
}

type Rules<S extends FormSchema> = Awaited<ReturnType<typeof fetchRules<S>>>

/** The state of a form: what is typed, what is wrong with it, and how much of that may be shown. */
export function useCheckedForm<S extends FormSchema>(
  source: SchemaSource<S>,
  defaultValues: Record<string, unknown>,
  serverError: FormError | null,
) {
  const [store] = useState(() => createFormStore(defaultValues))
  const [rules, setRules] = useState<Rules<S> | null>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [shown, setShown] = useState<ReadonlySet<string> | 'all'>(new Set())
  // Fields changed since the server last answered, so that a stale complaint does not stay under them.
  const [answered, setAnswered] = useState<{ to: FormError | null; edited: ReadonlySet<string> }>({
    to: serverError,
    edited: new Set(),
  })
  const edited = answered.to === serverError ? answered.edited : new Set<string>()
  const latest = useRef(0)

  async function loadRules() {
    if (rules) return rules
    const loaded = await fetchRules(source)
    setRules(loaded)
    return loaded
  }

  async function check() {
    const run = ++latest.current
    const { schema, checkValues } = await loadRules()
    const result = await checkValues(schema, store.values())
    // A later check knows more; an earlier one that ends after it says nothing.
    if (run === latest.current) setProblems(result.errors ?? {})
    return result
  }

  function isShown(name: string) {
    return shown === 'all' || shown.has(name)
  }

  return {
    store,
    check,
    showAll: () => setShown('all'),
    errorOf(name: string) {
      const said = edited.has(name) ? undefined : serverError?.fieldErrors[name]
      return said ?? (isShown(name) ? problems[name] : undefined)
    },
    maxLengthOf: (name: string) => rules?.maxLengthOf(rules.schema, name),
    onFieldBlur(name: string) {
      // A field that was only passed through is left alone until the form is submitted.
      if (!store.isEdited(name)) return
      if (shown !== 'all') setShown(new Set(shown).add(name))
      void check()
    },
    onFieldEdit(name: string) {
      setAnswered({ to: serverError, edited: new Set(edited).add(name) })
      if (isShown(name)) void check()
      else void loadRules()
    },
  }
}
