/** Milliseconds for which only the newer release may have responded: until then, a reload may lead to the older one. */
const SETTLED = 60_000

/**
 * Returns the release that has taken over from the page's own; undefined if there is none. While one rolls, servers of both
 * respond, also to a page of the newer one. A release is named by the time and the inputs of its build: replicas that
 * build the same by themselves have the same release.
 */
export function newestRelease({
  own,
  loaded,
  met,
}: {
  /** The release that the page is of. */
  own: string
  /** When the page was loaded, in ms. */
  loaded: number
  /** The releases that responses have named, each with when it last did, in ms. */
  met: ReadonlyMap<string | null, number>
}): string | undefined {
  const lastMet = new Map([[own, loaded]])
  for (const [release, time] of met) if (release) lastMet.set(release, time)
  const newest = [...lastMet.keys()].toSorted().at(-1) ?? own
  const others = [...lastMet].filter(([release]) => inputsOf(release) !== inputsOf(newest))
  const isOver = others.every(([, time]) => (lastMet.get(newest) ?? 0) - time >= SETTLED)
  return inputsOf(newest) !== inputsOf(own) && isOver ? newest : undefined
}

const inputsOf = (release: string) => release.split('-')[1]
