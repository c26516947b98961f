/** The cache with the files of a release begins with it; the release follows, which begins with the time of its build. */
const FILES = 'gatepost-files'

/** Where the shell is, among the files. No page has this address. */
const SHELL = '/kept/shell'

export const filesCacheOf = (release: string) => `${FILES} ${release}`

/** The caches of all releases among some, the newest first. */
export const releasesIn = (names: readonly string[]): string[] =>
  names
    .filter(name => name.startsWith(FILES))
    .toSorted()
    .toReversed()

/** The shell of the newest release that this browser has. */
export async function keptShell(): Promise<Response | undefined> {
  for (const name of releasesIn(await caches.keys())) {
    const shell = await (await caches.open(name)).match(SHELL)
    if (shell) return shell
  }
  return undefined
}

export const keepShell = (cache: Cache, shell: Response): Promise<void> => cache.put(SHELL, shell)

export const hasShell = async (cache: Cache): Promise<boolean> => (await cache.match(SHELL)) !== undefined
