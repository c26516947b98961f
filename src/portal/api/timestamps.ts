/** A time of the wire, or null: a backend may send a missing one as null, undefined, or the year one (decision S4). */
export function timestampOf(value: string | null | undefined): string | null {
  return !value || value.startsWith('0001-01-01') ? null : value
}
