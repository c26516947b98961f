import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { ignoreMissingFile } from '#portal/missing-file.ts'
import { afterPress } from '#portal/ui/after-press.ts'
import type { FieldState } from './form-context.ts'
import type { FormSchema, SchemaSource } from './schema.ts'

/** The server's result of the last submission; `fieldErrors` are keyed by field name. */
export interface FormError {
  message: string
  requestId?: string | undefined
  /** Page that explains the failure. */
  help?: string | undefined
  /** Time before which another attempt is rejected, in milliseconds. */
  retryAt?: number | undefined
  fieldErrors: Record<string, string>
}

// The checks load with the first key or the first submission: a form shows and accepts text without them.
export async function fetchRules<S extends FormSchema>(source: SchemaSource<S>) {
  const [checks, schema] = await Promise.all([
    import('./schema.ts'),
    typeof source === 'function' ? source() : source,
  ])
  return { ...checks, schema }
}

export type Rules<S extends FormSchema> = Awaited<ReturnType<typeof fetchRules<S>>>

/** The server's field errors, as long as they apply: a field that was changed since has none. */
export function useServerErrors(error: FormError | null) {
  const [answered, setAnswered] = useState<{ to: FormError | null; edited: ReadonlySet<string> }>({
    to: error,
    edited: new Set(),
  })
  const edited = answered.to === error ? answered.edited : new Set<string>()
  return {
    errorOf: (name: string) => (edited.has(name) ? undefined : error?.fieldErrors[name]),
    forget: (name: string) => setAnswered({ to: error, edited: new Set(edited).add(name) }),
  }
}

/** The state of a form: its input, the errors, and which of them may be shown. */
export function useCheckedForm<S extends FormSchema>(
  source: SchemaSource<S>,
  defaultValues: Record<string, unknown>,
  serverError: FormError | null,
) {
  const [store] = useState(() => createFormStore(defaultValues))
  const [rules, setRules] = useState<Rules<S> | null>(null)
  const [problems, setProblems] = useState<Record<string, string>>({})
  const [shown, setShown] = useState<ReadonlySet<string> | 'all'>(new Set())
  const server = useServerErrors(serverError)
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
    // The latest check wins; an earlier one that ends later is ignored.
    if (run === latest.current) setProblems(result.errors ?? {})
    return result
  }

  function checkLater() {
    check().catch(ignoreMissingFile)
  }

  function isShown(name: string) {
    return shown === 'all' || shown.has(name)
  }

  function errorOf(name: string) {
    return server.errorOf(name) ?? (isShown(name) ? problems[name] : undefined)
  }

  return {
    store,
    check,
    showAll: () => setShown('all'),
    errorOf,
    useField(name: string, isSecret: boolean): FieldState {
      useEffect(() => {
        if (isSecret) store.markSecret(name)
      }, [store, name, isSecret])
      const read = () => store.valueOf(name)
      return {
        value: useSyncExternalStore(store.subscribe, read, read),
        error: errorOf(name),
        maxLength: rules?.maxLengthOf(rules.schema, name),
        onBlur() {
          // A field that was only focused shows no error until the form is submitted.
          if (!store.isEdited(name)) return
          afterPress(() => {
            setShown(before => (before === 'all' ? before : new Set(before).add(name)))
            checkLater()
          })
        },
        set(value) {
          store.set(name, value)
          server.forget(name)
          if (isShown(name)) checkLater()
          else loadRules().catch(ignoreMissingFile)
        },
      }
    },
  }
}

/** What has been typed into one form, by field name in dots and brackets: `hostnames[2].name`. */
export interface FormStore {
  values: () => Record<string, unknown>
  valueOf: (name: string) => unknown
  set: (name: string, value: unknown) => void
  /** Whether a person has changed the field, even if they changed it back. */
  isEdited: (name: string) => boolean
  /** Whether a person has changed any field. */
  isTouched: () => boolean
  /** A field whose value must stay in memory. */
  markSecret: (name: string) => void
  /** The values without those of such fields. */
  openValues: () => Record<string, unknown>
  subscribe: (listener: () => void) => () => void
}

export function createFormStore(initial: Record<string, unknown>): FormStore {
  let values = initial
  const edited = new Set<string>()
  const secret = new Set<string>()
  const listeners = new Set<() => void>()
  return {
    values: () => values,
    valueOf: name =>
      parts(name).reduce<unknown>((value, part) => (value as Branch | undefined)?.[part], values),
    set(name, value) {
      edited.add(name)
      values = withValueAt(values, parts(name), value) as Record<string, unknown>
      for (const listener of listeners) listener()
    },
    isEdited: name => edited.has(name),
    isTouched: () => edited.size > 0,
    markSecret: name => void secret.add(name),
    openValues: () =>
      [...secret].reduce<Record<string, unknown>>(
        (open, name) => withValueAt(open, parts(name), undefined) as Record<string, unknown>,
        values,
      ),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

type Branch = Record<string, unknown>

function parts(name: string) {
  return name.split(/[.[\]]+/).filter(Boolean)
}

// Copies only the branch that changes, so that a field elsewhere keeps its value's identity.
function withValueAt(branch: unknown, [part, ...rest]: string[], value: unknown): unknown {
  if (part === undefined) return value
  const next = withValueAt((branch as Branch | undefined)?.[part], rest, value)
  return Array.isArray(branch)
    ? branch.with(Number(part), next)
    : { ...(branch as Branch | undefined), [part]: next }
}
