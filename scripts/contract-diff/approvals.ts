import type { Finding } from './classify/classify.ts'
import { announcementsIn, blocksOf } from './entries.ts'
import { changeOf } from './lines.ts'

const LINE =
  /^Approved by ([^:\n]+) until (\d{4}-\d{2}-\d{2}): \*\*([a-z]+)\*\*, ([^\n]+)\. Reason: ([^\n]+)$/gm

/**
 * The findings with those changed to minor that the newest entry about the service approves, each by the very words of
 * its line. `date` is the day to judge by: an approval that has ended approves nothing.
 */
export function withApprovals(
  findings: readonly Finding[],
  { service, changelog, date }: { service: string; changelog: string; date: string },
): Finding[] {
  const entry = newestEntry(changelog, service)
  const approvals = [...entry.matchAll(LINE)].filter(
    ([, , until = '', of]) => of === service && date <= until,
  )
  const judged = findings.map((finding): Finding => {
    const found = approvals.find(([, , , , change]) => change === changeOf(finding))
    if (finding.impact !== 'major' || !found) return finding
    const [, owner = '', until = '', , , reason = ''] = found
    return { ...finding, impact: 'minor', approval: { owner, until, reason } }
  })
  const isMajor = ({ impact }: Finding) => impact === 'major'
  return [...judged.filter(isMajor), ...judged.filter(finding => !isMajor(finding))]
}

/** The day of the newest entry about a service, for a judgment that stays the same however late it is made. */
export function dayOfNewestEntry(changelog: string, service: string): string {
  return /^## (\d{4}-\d{2}-\d{2})/.exec(newestEntry(changelog, service))?.[1] ?? ''
}

function newestEntry(changelog: string, service: string): string {
  const entries = blocksOf(changelog).slice(1)
  return entries.find(block => announcementsIn(block).some(each => each.service === service)) ?? ''
}
