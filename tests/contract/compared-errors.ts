interface ErrorLike {
  name: string
  message: string
  fields: string[]
}

/** The entries of an error. One of SCIM has its field, if any, before the colon of its text. */
export function errorItems(value: unknown): ErrorLike[] {
  if (Array.isArray(value)) return value as ErrorLike[]
  const { detail: message, status } = value as { detail: string; status: string }
  const field = /^([\w.-]+): /.exec(message)?.[1]
  return [{ name: status, message, fields: field === undefined ? [] : [field] }]
}

/** Error answers compare by their entries; figures in a message are of the moment. */
export function comparableErrors(value: unknown): unknown {
  return errorItems(value)
    .map(item => ({ ...item, message: item.message.replace(/\d+/g, '#') }))
    .toSorted((a, b) => a.fields.join().localeCompare(b.fields.join()))
}
