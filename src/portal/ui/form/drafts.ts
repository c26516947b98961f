import type { Drafts, FormValues } from './draft-context.ts'

const KEY = 'gatepost-drafts'
/** A draft that is not used within a day is discarded. */
const LIFETIME = 24 * 60 * 60_000
/** In characters. A browser keeps five million for a tab; a longer list that was pasted must not cost the other drafts. */
const LONGEST = 500_000

interface Draft {
  owner: string
  path: string
  form: string
  /** The form's initial values. A draft fits no others. */
  from: string
  values: FormValues
  kept: number
}

/** The drafts of a person, in the storage of this tab. */
export function createDrafts(owner: string, page: () => string = () => location.pathname): Drafts {
  const forms = new Set<{ form: string; from: FormValues; values: () => FormValues | undefined }>()
  // Drafts of another person in this tab are private.
  write(readAll().filter(draft => draft.owner === owner))

  let isOver = false
  const isOf = (draft: Draft, form: string) => draft.path === page() && draft.form === form
  return {
    read: (form, from) => readAll().find(draft => isOf(draft, form) && draft.from === textOf(from))?.values,
    has: form => readAll().some(draft => isOf(draft, form)),
    forget: form => write(readAll().filter(draft => !isOf(draft, form))),
    track(form, from, values) {
      const entry = { form, from, values }
      forms.add(entry)
      return () => void forms.delete(entry)
    },
    keep() {
      if (isOver) return
      const kept = [...forms].flatMap(({ form, from, values }): Draft[] => {
        const typed = values()
        if (!typed) return []
        const clean = withoutSecrets(typed)
        if (JSON.stringify(clean).length > LONGEST) return []
        return [{ owner, path: page(), form, from: textOf(from), values: clean, kept: Date.now() }]
      })
      const isReplaced = (draft: Draft) => kept.some(({ form }) => isOf(draft, form))
      write([...readAll().filter(draft => !isReplaced(draft)), ...kept])
    },
    clear() {
      isOver = true
      clearDrafts()
    },
  }
}

/** Discards the drafts of this tab, of any person. */
export function clearDrafts(): void {
  write([])
}

function readAll(): Draft[] {
  try {
    const drafts: Draft[] = JSON.parse(sessionStorage.getItem(KEY) ?? '[]')
    return drafts.filter(({ kept }) => Date.now() - kept < LIFETIME)
  } catch {
    return []
  }
}

function write(drafts: Draft[]): void {
  try {
    if (drafts.length) sessionStorage.setItem(KEY, JSON.stringify(drafts))
    else sessionStorage.removeItem(KEY)
  } catch {
    // Storage is blocked or full; then nothing is kept.
  }
}

function textOf(values: FormValues): string {
  return JSON.stringify(withoutSecrets(values))
}

/** At any depth. A file is no text either, and stays with its control. */
function withoutSecrets(values: FormValues): FormValues {
  const clean = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(clean)
    if (value === null || typeof value !== 'object') return value
    return Object.getPrototypeOf(value) === Object.prototype ? withoutSecrets(value as FormValues) : undefined
  }
  return Object.fromEntries(
    Object.entries(values)
      .filter(([name]) => !SECRET_FIELDS.includes(name))
      .map(([name, value]) => [name, clean(value)]),
  )
}

/**
 * The names of the request fields that the contracts mark `x-secret`: no page stores their input. A structure
 * test compares the list with the contracts.
 */
export const SECRET_FIELDS: readonly string[] = [
  'client_secret',
  'code',
  'link_code',
  'new_password',
  'old_password',
  'organization_key',
  'password',
  'secret',
  'signature',
  'token',
]
