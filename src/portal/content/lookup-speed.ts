/**
 * Milliseconds that a lookup takes at one server, for one caller who sends one after another, without the network.
 * `npm run bench -- --only gateway` measures both and fails for slower ones.
 */
export const lookupSpeed = {
  /** Half of the lookups take at most this. */
  median: 5,
  /** 99 of 100 take at most this. */
  slow: 20,
}
