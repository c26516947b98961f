import type { CatalogueEntry } from '#domain/errors/entry.ts'

/** Why a value is refused: the name of the catalogue and its words. */
export interface Fault {
  name: string
  message: string
}

/** A rule for a value that is not empty; that it must not be is `required`'s business. Undefined is fine. */
export type Rule = (value: string) => Fault | undefined

/** An entry of one group of the catalogue, as what a rule answers with. */
export function faultOf<Group extends Record<string, CatalogueEntry>>(
  group: Group,
  name: keyof Group & string,
): Fault {
  const { message } = group[name] as CatalogueEntry
  return { name, message }
}
