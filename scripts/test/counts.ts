import { existsSync, readFileSync } from 'node:fs'
import type { StepResult } from '../lib/steps.ts'

export interface Counts {
  /** Those among them that needed another attempt count once. */
  passed: number
  failed: number
}

/**
 * How many tests a step counts for: those in its JSON report, else the step itself. A failed step counts
 * at least one failure, even when its report has none (a file that does not load, for example).
 */
export function countTests({ passed }: StepResult, reportFile?: string): Counts {
  const counts = reportFile && existsSync(reportFile) ? readReport(reportFile) : undefined
  if (!counts) return passed ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  return { ...counts, failed: passed ? counts.failed : Math.max(1, counts.failed) }
}

function readReport(file: string): Counts {
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(file, 'utf8'))
  return 'stats' in report
    ? { passed: report.stats.expected + report.stats.flaky, failed: report.stats.unexpected }
    : { passed: report.numPassedTests, failed: report.numFailedTests }
}
interface VitestReport {
  numPassedTests: number
  numFailedTests: number
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number }
}
