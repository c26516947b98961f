/** The caches of a browser in memory, for tests. As in browsers, a deleted one takes what is still written to it. */
export function createCaches(origin = 'http://localhost') {
  const opened = new Map<string, Map<string, Response>>()
  const addressOf = (request: string | Request) =>
    new URL(typeof request === 'string' ? request : request.url, origin).href
  const openedAs = (entries: Map<string, Response>) => ({
    match: async (request: string | Request) => entries.get(addressOf(request))?.clone(),
    matchAll: async () => [...entries.values()].map(entry => entry.clone()),
    keys: async () => [...entries.keys()].map(url => ({ url })),
    async put(request: string | Request, response: Response) {
      // At the end, also if it was there before.
      entries.delete(addressOf(request))
      entries.set(addressOf(request), response)
    },
    delete: async ({ url }: { url: string }) => entries.delete(url),
  })
  return {
    /** The text of each entry, by its address, of each cache. */
    async texts() {
      const caches = [...opened].map(async ([name, entries]) => {
        const texts = [...entries].map(async ([url, entry]) => [
          url.slice(origin.length),
          await entry.clone().text(),
        ])
        return [name, Object.fromEntries(await Promise.all(texts)) as Record<string, string>] as const
      })
      return Object.fromEntries(await Promise.all(caches))
    },
    keys: async () => [...opened.keys()],
    async open(name: string) {
      const entries = opened.get(name) ?? new Map<string, Response>()
      opened.set(name, entries)
      return openedAs(entries)
    },
    delete: async (name: string) => opened.delete(name),
    async match(request: Request) {
      for (const entries of opened.values()) {
        const found = await openedAs(entries).match(request)
        if (found) return found
      }
      return undefined
    },
  }
}
