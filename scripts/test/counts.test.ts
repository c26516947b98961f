import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countTests } from './counts.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-counts-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const step = (passed: boolean) => ({ name: 'step', passed, seconds: 1, output: '' })
const report = (content: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a step without a report counts as one test', () => {
  expect(countTests(step(true))).toEqual({ passed: 1, failed: 0 })
  expect(countTests(step(false), join(folder, 'missing.json'))).toEqual({ passed: 0, failed: 1 })
})

test('a report says how many tests a step has', () => {
  const vitest = report({ numPassedTests: 40, numFailedTests: 2 })
  expect(countTests(step(false), vitest)).toEqual({ passed: 40, failed: 2 })
  const playwright = report({ stats: { expected: 9, unexpected: 1, flaky: 1, skipped: 3 } })
  expect(countTests(step(false), playwright)).toEqual({ passed: 10, failed: 1 })
})

test('a test that passes at the second attempt counts as one that passed, once', () => {
  const file = report({ stats: { expected: 348, unexpected: 0, flaky: 2, skipped: 0 } })
  expect(countTests(step(true), file)).toEqual({ passed: 350, failed: 0 })
})

test('a failed step always counts at least one failure', () => {
  expect(countTests(step(false), report({ numPassedTests: 40, numFailedTests: 0 }))).toEqual({
    passed: 40,
    failed: 1,
  })
})
