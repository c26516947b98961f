/** A call of an operation, as a tool makes it. */
export interface ApiRequest {
  method: string
  /** With the query, below the origin: `/api/security/secret-keys?page=2`. */
  url: string
  headers: Readonly<Record<string, string>>
  body?: unknown
  /** Whether it is a lookup, which a key pays for and no API token can make. */
  isLookup: boolean
}

export interface ApiResponse {
  status: number
  /** The parsed body; undefined if it is no JSON. */
  body: unknown
}

/** Sends a call with the credentials of the session. Throws `ApiUnreachable` if there is no response. */
export type SendToApi = (request: ApiRequest) => Promise<ApiResponse>

/** No response came. The message is for the person. */
export class ApiUnreachable extends Error {}

interface ErrorItem {
  name: string
  message: string
  fields: string[]
}

/** The errors of a response that is no success, in the words of the catalog, with the page that explains the first. */
export function describeFailure({ status, body }: ApiResponse, portal: string): string {
  const items = errorItems(body)
  const [first] = items
  if (!first) return `The API returned status ${status} without an explanation. Try again in a minute.`
  const lines = items.map(({ name, message, fields }) => {
    const about = fields.length ? ` (${fields.join(', ')})` : ''
    return `${message}${about} [${name}, status ${status}]`
  })
  return [...lines, `Help: ${portal}/docs/errors/${first.name}`].join('\n')
}

function errorItems(body: unknown): ErrorItem[] {
  if (!Array.isArray(body)) return []
  return body.flatMap(item => {
    const { name, message, fields } = (item ?? {}) as Partial<ErrorItem>
    if (typeof name !== 'string' || typeof message !== 'string') return []
    return [{ name, message, fields: Array.isArray(fields) ? fields.map(String) : [] }]
  })
}
