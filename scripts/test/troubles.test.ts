import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { troublesIn } from './troubles.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-troubles-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

const report = (content: object) => {
  const file = join(folder, 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

test('a browser test that failed at least once is named with its error', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'keys.spec.ts',
    line: 3,
    tests: [{ status, results: messages.map(message => ({ errors: message ? [{ message }] : [] })) }],
  })
  const file = report({
    suites: [
      {
        specs: [spec('passes', 'expected', '')],
        suites: [
          {
            specs: [
              spec('fails', 'unexpected', '\u001b[31mno row\u001b[39m', 'no row again'),
              spec('wavers', 'flaky', 'late', ''),
            ],
          },
        ],
      },
    ],
  })
  expect(troublesIn(file)).toEqual([
    { title: 'keys.spec.ts:3 fails', message: 'no row', isOver: false },
    { title: 'keys.spec.ts:3 wavers', message: 'late', isOver: true },
  ])
})

test('a test of Vitest is named with its error, cut to its start', () => {
  const failureMessages = [Array.from({ length: 80 }, (_, line) => `line ${line}`).join('\n')]
  const assertionResults = [
    { fullName: 'fine', status: 'passed', failureMessages: [] },
    { fullName: 'long', status: 'failed', failureMessages },
    { fullName: 'wavers', status: 'passed', failureMessages: ['late'] },
  ]
  const [trouble, ...others] = troublesIn(report({ testResults: [{ name: 'a.test.ts', assertionResults }] }))
  expect(others).toEqual([{ title: 'a.test.ts wavers', message: 'late', isOver: true }])
  expect(trouble?.title).toBe('a.test.ts long')
  expect(trouble?.isOver).toBe(false)
  expect(trouble?.message.split('\n')).toHaveLength(25)
})

test('without a report, the list is empty', () => {
  expect(troublesIn(join(folder, 'missing.json'))).toEqual([])
})
