/** One entry of the error catalog. */
export interface CatalogEntry {
  /** Number from the specification, if it has one (account-portal §8). */
  id: number | null
  /** HTTP status. */
  status: number
  /** `{…}` marks a value that the server fills in. */
  message: string
}

/** One entry of the list that every failed call returns (account-portal §8). */
export interface ErrorItem {
  id: number | null
  name: string
  message: string
  fields: string[]
  status: number
}

export interface ErrorItemOptions {
  /** The request fields in question. */
  fields?: string[]
  /** Values for the placeholders of the message. */
  values?: Record<string, string | number>
}

/** The wire form of a catalog entry. */
export function toErrorItem(
  name: string,
  { id, status, message }: CatalogEntry,
  { fields = [], values = {} }: ErrorItemOptions = {},
): ErrorItem {
  return { id, name, message: fill(message, values), fields, status }
}

function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (mark, key: string) => String(values[key] ?? mark))
}
