import { expect, test } from 'vitest'
import { draftEntry, insertEntry } from './changelog.ts'
import type { ServiceReport } from './compare.ts'

const CHANGELOG = `# Changes of the contracts

One entry for each change.

## 2026-11-21: security 1.1.0

Callers have nothing to do.
`

const report: ServiceReport = {
  service: 'security',
  impact: 'major',
  before: '1.1.0',
  after: '1.1.0',
  needed: '2.0.0',
  isVersionRight: false,
  findings: [
    {
      impact: 'major',
      operations: ['createSecretKey'],
      where: 'request body',
      what: 'became required',
      why: 'a call without it is refused',
      schemas: [],
    },
  ],
}

test('an entry has the version to write, the operations, the changes, and why they break', () => {
  expect(draftEntry([report], CHANGELOG, '2026-12-01')).toBe(`## 2026-12-01: security 2.0.0

Callers have to follow the major changes; the others ask for nothing.

- **security**, major: \`createSecretKey\`: request body became required; a call without it is refused.
`)
})

test('changes already in the changelog are not repeated', () => {
  const announced = { ...report, after: '2.0.0', isVersionRight: true }
  const changelog = insertEntry(CHANGELOG, draftEntry([announced], CHANGELOG, '2026-12-01') ?? '')
  expect(draftEntry([announced], changelog, '2026-12-02')).toBeUndefined()
  // A version that only starts the same does not count.
  expect(
    draftEntry([{ ...announced, after: '2.0.0' }], CHANGELOG.replace('1.1.0', '2.0.01'), '2026-12-02'),
  ).toBeDefined()
})

test('a new entry goes above all others and below the introduction', () => {
  const changelog = insertEntry(CHANGELOG, '## 2026-12-01: security 2.0.0\n\nNew.\n')
  expect(changelog.match(/^#.*$/gm)).toEqual([
    '# Changes of the contracts',
    '## 2026-12-01: security 2.0.0',
    '## 2026-11-21: security 1.1.0',
  ])
  expect(changelog).toContain('New.\n\n## 2026-11-21')
  expect(insertEntry('# Changes\n', '## First\n')).toBe('# Changes\n\n## First\n')
})
