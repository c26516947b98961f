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
