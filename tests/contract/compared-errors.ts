interface ErrorLike {
  name: string
  message: string
  fields: string[]
  details?: Record<string, number>
}

/** The entries of an error. Those in the form of another provider are in a list of their own. One of SCIM has its field, if any, before the colon of its text. */
export function errorItems(value: unknown): ErrorLike[] {
  if (Array.isArray(value)) return value as ErrorLike[]
  if ('errors' in (value as object)) return (value as { errors: ErrorLike[] }).errors
  const { detail: message, status } = value as { detail: string; status: string }
  const field = /^([\w.-]+): /.exec(message)?.[1]
  return [{ name: status, message, fields: field === undefined ? [] : [field] }]
}

/** Error responses compare by their entries; figures are of the moment. */
export function comparableErrors(value: unknown): unknown {
  return errorItems(value)
    .map(item => ({
      ...item,
      message: item.message.replace(/\d+/g, '#'),
      ...(item.details && { details: Object.keys(item.details).toSorted() }),
    }))
    .toSorted((a, b) => a.fields.join().localeCompare(b.fields.join()))
}
