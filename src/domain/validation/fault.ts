import type { CatalogEntry } from '#domain/errors/entry.ts'

/** Why a value is rejected: name and message of the catalog. */
export interface Fault {
  name: string
  message: string
}

/** A rule for a non-empty value; `required` handles empty ones. Returns undefined for a valid value. */
export type Rule = (value: string) => Fault | undefined

/** A catalog entry as the result of a rule. */
export function faultOf<Group extends Record<string, CatalogEntry>>(
  group: Group,
  name: keyof Group & string,
): Fault {
  const { message } = group[name] as CatalogEntry
  return { name, message }
}
