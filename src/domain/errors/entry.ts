/** One entry of the error catalog. */
export interface CatalogEntry {
  /** Number from the specification, if it has one (account-portal §8). */
  id: number | null
  /** HTTP status. */
  status: number
  /** `{…}` marks a value that the server fills in. A noun after a number is in the plural. */
  message: string
}

/** One entry of the list that every failed call returns (account-portal §8). */
export interface ErrorItem {
  id: number | null
  name: string
  message: string
  fields: string[]
  status: number
  /** The figures of the message, for programs. Amounts are in US cents. */
  details?: Readonly<Record<string, number>>
}

export interface ErrorItemOptions {
  /** The request fields in question. */
  fields?: string[]
  /** Values for the placeholders of the message. Numbers are details too. */
  values?: Record<string, string | number>
  /** Figures that the message has in another form, such as amounts. */
  details?: Record<string, number>
}

/** The wire form of a catalog entry. */
export function toErrorItem(
  name: string,
  { id, status, message }: CatalogEntry,
  { fields = [], values = {}, details = {} }: ErrorItemOptions = {},
): ErrorItem {
  const numbers = Object.entries(values).filter(
    ([key, value]) => typeof value === 'number' && message.includes(`{${key}}`),
  )
  const figures = { ...(Object.fromEntries(numbers) as Record<string, number>), ...details }
  const hasFigures = Object.keys(figures).length > 0
  return { id, name, message: fill(message, values), fields, status, ...(hasFigures && { details: figures }) }
}

/** Fills in the values. After a 1, the noun that follows loses its plural: "1 team member". */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}((?: [a-z]+){0,2})/g, (mark, key: string, words: string) => {
    const value = values[key]
    if (value === undefined) return mark
    return `${value}${value === 1 ? singular(words) : words}`
  })
}

/** Words whose first plural is turned into a singular. */
function singular(words: string): string {
  const all = words.split(' ')
  const plural = all.findIndex(word => word.endsWith('s'))
  return all.map((word, at) => (at === plural ? word.slice(0, -1) : word)).join(' ')
}
