import { existsSync, readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/** A test that failed at least once. */
export interface Trouble {
  /** Its file and its name. */
  title: string
  /** The start of the first error. */
  message: string
  /** Whether it passed at another attempt. */
  isOver: boolean
}

const LINES = 25

/** Tests in a Vitest or Playwright JSON report that did not pass at the first attempt; empty without a report. */
export function troublesIn(reportFile: string | undefined): Trouble[] {
  if (!reportFile || !existsSync(reportFile)) return []
  const report: VitestReport | PlaywrightReport = JSON.parse(readFileSync(reportFile, 'utf8'))
  return 'suites' in report ? report.suites.flatMap(inSuite) : report.testResults.flatMap(inFile)
}

function inSuite(suite: Suite): Trouble[] {
  const own = suite.specs.flatMap(({ file, line, title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ status, results }) => ({
        title: `${file}:${line} ${title}`,
        isOver: status === 'flaky',
        message: beginOf(results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ''))),
      })),
  )
  return [...own, ...(suite.suites ?? []).flatMap(inSuite)]
}

function inFile({ name, assertionResults }: VitestReport['testResults'][number]): Trouble[] {
  return (
    assertionResults
      // The messages of a test that passed are those of its earlier attempts.
      .filter(({ status, failureMessages }) => status === 'failed' || failureMessages.length > 0)
      .map(({ fullName, status, failureMessages }) => ({
        title: `${name} ${fullName}`,
        isOver: status !== 'failed',
        message: beginOf(failureMessages),
      }))
  )
}

function beginOf([message = '']: readonly string[]): string {
  return stripVTControlCharacters(message).split('\n').slice(0, LINES).join('\n')
}

interface VitestReport {
  testResults: {
    name: string
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[]
  }[]
}
interface PlaywrightReport {
  suites: Suite[]
}
interface Suite {
  specs: {
    title: string
    file: string
    line: number
    tests: { status: string; results: { errors: { message?: string }[] }[] }[]
  }[]
  suites?: Suite[]
}
