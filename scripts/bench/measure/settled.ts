import { median } from './statistics.ts'

/**
 * How much of the room between the reference and the limit a page may use after one pair of visits, to be left
 * alone. The others are near the limit, or hit a busy moment of the machine, and get all runs.
 */
const CLEAR = 0.5

/**
 * Whether the pairs of a page and its reference say enough: their middle ratio is far from the limit.
 *
 * @param ratios a multiple of the reference for each run; null where a visit gave no figure
 * @param limit the highest multiple that the budget allows, from 1 on
 */
export function isClear(ratios: readonly (number | null)[], limit: number): boolean {
  const ratio = median(ratios)
  return ratio !== null && !ratios.includes(null) && ratio <= 1 + (limit - 1) * CLEAR
}
