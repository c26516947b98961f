import type { Locator } from '@playwright/test'

/** Counts the clicks of a journey, each on something that a person sees. */
export function countClicks() {
  let count = 0
  return {
    get count() {
      return count
    },
    async on(target: Locator) {
      count += 1
      await target.click()
    },
  }
}
