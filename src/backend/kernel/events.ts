/** What is done when an event happens. */
type Subscriber<Facts extends unknown[], Result> = (...facts: Facts) => Promise<Result>

/**
 * Declares an event of a service or a module, for those above it: an effect goes upward without an import, because the
 * one that emits it knows no subscriber. Each runs in the transaction of the emitter; one that throws undoes it.
 */
export function declareEvent<Facts extends unknown[], Result = void>() {
  const subscribers: Subscriber<Facts, Result>[] = []
  return {
    /** Adds what is done then. A `service.ts` calls it when it is loaded, and every process loads all of them. */
    subscribe(subscriber: Subscriber<Facts, Result>): void {
      subscribers.push(subscriber)
    },

    /** Calls the subscribers one after another, and returns what they return. */
    async emit(...facts: Facts): Promise<Result[]> {
      const results: Result[] = []
      for (const subscriber of subscribers) results.push(await subscriber(...facts))
      return results
    },
  }
}
