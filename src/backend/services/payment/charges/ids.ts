const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Whether a text is one of our ids, which PostgreSQL takes as such. */
export function isUuid(text: string | undefined): text is string {
  return text !== undefined && UUID.test(text)
}
