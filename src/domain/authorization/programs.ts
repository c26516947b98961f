/** A program of ours that people log in to with their browser: a public client of OAuth, which has no secret. */
export interface Program {
  /** Its `client_id`. */
  id: string
  name: string
  /** What it is, after its name. */
  about: string
}

/** All of them. There is no registration: a program that is not here gets no code. */
export const PROGRAMS: readonly Program[] = [
  { id: 'gatepost-cli', name: 'Gatepost CLI', about: 'The command line of Gatepost.' },
  { id: 'gatepost-mcp', name: 'Gatepost MCP', about: 'Gives AI assistants the tools of Gatepost.' },
]

export const findProgram = (clientId: string | undefined): Program | undefined =>
  PROGRAMS.find(({ id }) => id === clientId)

/**
 * Whether an address is one on which a program of this computer waits (RFC 8252 §7.3): loopback, with any port. No other
 * address ever gets a code, so a page of someone else's can't have one sent to itself.
 */
export function isLoopbackCallback(redirectUri: string): boolean {
  return (
    /^http:\/\/(?:127\.0\.0\.1|\[::1\]|localhost):\d{1,5}\/callback$/.test(redirectUri) &&
    URL.canParse(redirectUri)
  )
}

/**
 * Whether a token of the server at `origin` may be for a resource (RFC 8707): the server itself, or its tools at `/mcp`.
 */
export function isOwnResource(resource: string, origin: string): boolean {
  return [origin, `${origin}/`, `${origin}/mcp`].includes(resource)
}

/** A page's address with parameters added. */
export function withParameters(address: string, parameters: Record<string, string | undefined>): string {
  const url = new URL(address)
  for (const [name, value] of Object.entries(parameters))
    if (value !== undefined) url.searchParams.set(name, value)
  return url.href
}
