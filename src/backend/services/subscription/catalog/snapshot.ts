import type { Kernel } from '#kernel/contract/context.ts'
import { licenses, plans } from '../tables.ts'

/** What the gateway needs of the catalog for each lookup, in memory. */
export interface CatalogSnapshot {
  /** Lookups per second by plan; null for no limit. */
  rateLimits: ReadonlyMap<number, number | null>
  /** Plans with enhanced data privacy. */
  privatePlans: ReadonlySet<number>
  /** Numbers of licenses by key. */
  licenseIds: ReadonlyMap<string, number>
}

/** How long a snapshot counts as new, so that plans which are in no catalog are not looked for all the time. */
const NEW = 60_000

/** The last snapshot, and when it was read. */
const createKept = () => ({
  current: undefined as { snapshot: Promise<CatalogSnapshot>; read: number } | undefined,
})

/**
 * The catalog as it was when it was first asked for. It changes only with a release, which restarts the process; a
 * process of the release before reads it again when it meets a plan that it does not know.
 */
export function catalogSnapshot(kernel: Kernel, missingPlan?: number): Promise<CatalogSnapshot> {
  const kept = kernel.state(createKept)
  const known = kept.current
  const now = kernel.clock.now().getTime()
  if (known && (missingPlan === undefined || now - known.read < NEW)) return known.snapshot
  const snapshot = readSnapshot(kernel)
  kept.current = { snapshot, read: now }
  // A failure is not kept: the next call tries again.
  snapshot.catch(() => {
    kept.current = undefined
  })
  return snapshot
}

async function readSnapshot({ queries }: Kernel): Promise<CatalogSnapshot> {
  const [planRows, licenseRows] = await Promise.all([
    queries
      .select({ id: plans.planId, rate: plans.rateLimit, isPrivate: plans.enhancedDataPrivacy })
      .from(plans),
    queries.select({ id: licenses.licenseId, key: licenses.key }).from(licenses),
  ])
  return {
    rateLimits: new Map(planRows.map(({ id, rate }) => [id, rate])),
    privatePlans: new Set(planRows.filter(({ isPrivate }) => isPrivate).map(({ id }) => id)),
    licenseIds: new Map(licenseRows.map(({ id, key }) => [key, id])),
  }
}
