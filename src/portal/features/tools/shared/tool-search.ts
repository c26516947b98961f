/** What the address of a tool holds: the embedded key that was chosen. */
export interface ToolSearch {
  key?: string | undefined
}

/** An id of another form is no choice; the API would reject it. */
export function readToolSearch({ key }: Record<string, unknown>): ToolSearch {
  return { key: typeof key === 'string' && /^[0-9a-f-]{36}$/.test(key) ? key : undefined }
}
