import { type Contracts, operationsOf } from '../generate/bundle.ts'
import { withApprovals } from './approvals.ts'
import { classifyService, type Finding } from './classify/classify.ts'
import { isAnnouncedAsRemoved } from './entries.ts'
import type { Impact } from './redocly.ts'
import type { RowCheck } from './stored-rows.ts'
import { isAtLeast, versionAfter } from './version.ts'

/** How the contract of a service changed. */
export interface ServiceReport {
  service: string
  /** Its most severe change; none when only the version was raised. */
  impact: Impact | undefined
  findings: Finding[]
  /** Version before; none for a new service. */
  before: string | undefined
  /** Version now; none for a service that was removed. */
  after: string | undefined
  /** The lowest version that the changes allow. None when the version need not rise. */
  needed: string | undefined
  /** Whether the version matches the changes. For a removed service, whether the changelog has it. */
  isVersionRight: boolean
  /** Stored rows that may be outside of the contract now. */
  rowChecks?: RowCheck[]
}

/** Each of these runs a separate tool, which keeps a core busy. */
const AT_ONCE = 2

/**
 * The services whose contracts differ. `changelog` is the text of `openapi/CHANGELOG.md`: a service that was
 * removed has no version left, so its headings must say `<service> removed`. Its newest entries can approve a breaking
 * change.
 */
export async function compareContracts(
  base: Contracts,
  revision: Contracts,
  changelog = '',
): Promise<ServiceReport[]> {
  const services = [...new Set([...base.keys(), ...revision.keys()])].toSorted()
  const reports: (ServiceReport | undefined)[] = []
  const queue = services.entries()
  const work = async () => {
    for (const [index, service] of queue)
      reports[index] = await compareService(service, base, revision, changelog)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  return reports.flatMap(report => report ?? [])
}

async function compareService(
  service: string,
  base: Contracts,
  revision: Contracts,
  changelog: string,
): Promise<ServiceReport | undefined> {
  const [old, now] = [base.get(service), revision.get(service)]
  const whole = { service, before: old?.info.version, after: now?.info.version }
  if (old && now) {
    const date = new Date().toISOString().slice(0, 10)
    const findings = withApprovals(await classifyService(old, now), { service, changelog, date })
    if (!findings.length && old.info.version === now.info.version) return undefined
    const impact = findings[0]?.impact
    const needed = impact && versionAfter(old.info.version, impact)
    const isVersionRight = isAtLeast(now.info.version, needed ?? old.info.version)
    return { ...whole, impact, findings, needed, isVersionRight }
  }
  const there = now ?? old
  const operations = there ? operationsOf(there).map(({ operation }) => operation.operationId) : []
  const about = { operations, where: '', schemas: [] }
  if (now) {
    const finding: Finding = {
      ...about,
      impact: 'minor',
      what: 'is new, with its service',
      why: 'no one calls it yet',
    }
    // Fails for an invalid version.
    isAtLeast(now.info.version, now.info.version)
    return { ...whole, impact: 'minor', findings: [finding], needed: undefined, isVersionRight: true }
  }
  const finding: Finding = {
    ...about,
    impact: 'major',
    what: 'is gone, with its service',
    why: 'callers get 404',
  }
  return {
    ...whole,
    impact: 'major',
    findings: [finding],
    needed: undefined,
    isVersionRight: isAnnouncedAsRemoved(changelog, service),
  }
}
