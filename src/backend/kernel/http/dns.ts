import { Resolver } from 'node:dns/promises'

/** Looks DNS records up. */
export interface Dns {
  /** The TXT records of a name, each as one text; none for a name without any. Rejects when no server responds. */
  texts(name: string): Promise<string[]>
}

/** Milliseconds for a response, and how often a server is asked. */
const [TIME_LIMIT, TRIES] = [2_000, 2]

/** What servers respond for a name without such records. */
const NONE = new Set(['ENOTFOUND', 'ENODATA'])

/** DNS through one server, or through those of the system. */
export function createDns(server: string | undefined): Dns {
  return {
    async texts(name) {
      const resolver = new Resolver({ timeout: TIME_LIMIT, tries: TRIES })
      if (server) resolver.setServers([server])
      try {
        return (await resolver.resolveTxt(name)).map(parts => parts.join(''))
      } catch (error) {
        if (NONE.has((error as NodeJS.ErrnoException).code ?? '')) return []
        throw error
      }
    },
  }
}
