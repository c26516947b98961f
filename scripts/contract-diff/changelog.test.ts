import { describe, expect, test } from 'vitest'
import { findUnannounced } from '../../tests/structure/contracts/changelog-entries.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { REASON_MISSING, updateChangelog } from './changelog.ts'
import type { ServiceReport } from './compare.ts'
import { announcementsOf, digestOf } from './entries.ts'
import { ACCESS } from './words.ts'

const CHANGELOG = `# Changes of the contracts

One entry for each change.

## 2026-11-21: security 1.1.0

Callers have nothing to do.

- **security**, minor: \`listSecretKeys\`: is new; no one calls it yet.

Digests: security \`00aa\`.
`

const report: ServiceReport = {
  service: 'security',
  impact: 'major',
  before: '1.1.0',
  after: '2.0.0',
  needed: '2.0.0',
  isVersionRight: true,
  findings: [
    {
      impact: 'major',
      operations: ['createSecretKey'],
      where: 'request body',
      what: 'became required',
      why: 'a call without it is rejected',
      schemas: [],
    },
  ],
}

const update = (changelog: string, reports: ServiceReport[], digest = '11bb', before = CHANGELOG) =>
  updateChangelog(changelog, {
    before,
    reports,
    digests: new Map([
      ['security', digest],
      ['billing', '77ff'],
    ]),
    date: '2026-12-01',
  })

describe('an update of the changelog', () => {
  test('has the version, the operations, the changes with their reasons, and the digest, above all other entries', () => {
    const { changelog, entries } = update(CHANGELOG, [report])
    expect(entries).toEqual([
      `## 2026-12-01: security 2.0.0

Callers have to follow the major changes; the others ask for nothing.

- **security**, major: \`createSecretKey\`: request body became required; a call without it is rejected.

Digests: security \`11bb\`.
`,
    ])
    expect(changelog).toBe(CHANGELOG.replace('## 2026-11-21', `${entries[0]}\n## 2026-11-21`))
  })

  test('says which version to write when it is too low, without a digest', () => {
    const { entries } = update(CHANGELOG, [{ ...report, after: '1.1.0', isVersionRight: false }])
    expect(entries[0]).toContain('## 2026-12-01: security 2.0.0\n')
    expect(entries[0]).not.toContain('Digests')
  })

  test('repeats nothing, and starts a changelog', () => {
    const { changelog } = update(CHANGELOG, [report])
    expect(update(changelog, [report])).toEqual({ changelog, entries: [] })
    expect(update('# Changes\n', [report], '11bb', '').changelog).toMatch(/^# Changes\n\n## 2026-12-01: /)
  })

  test('writes the entry of the same work again, with what a person wrote above its lines', () => {
    const small: ServiceReport = {
      ...report,
      after: '1.1.1',
      findings: [{ ...report.findings[0], impact: 'patch' }] as ServiceReport['findings'],
    }
    const draft = update(CHANGELOG, [small]).changelog
    const edited = draft.replace('nothing to do.', 'nothing to do. Pages of this release send it.')
    const { changelog, entries } = update(edited, [report], '22cc')
    expect(entries).toHaveLength(1)
    expect(changelog).toContain('## 2026-12-01: security 2.0.0\n')
    expect(changelog).toContain(
      'Callers have to follow the major changes; the others ask for nothing. Pages of this release send it.',
    )
    expect(changelog.match(/^- \*\*security\*\*, \w+/gm)).toEqual([
      '- **security**, major',
      '- **security**, minor',
    ])
    expect(changelog).not.toContain('1.1.1')
    expect(announcementsOf(changelog, 'security')).toEqual([
      { service: 'security', version: '2.0.0', digest: '22cc' },
      { service: 'security', version: '1.1.0', digest: '00aa' },
    ])
  })

  test('keeps the entry of another branch with the same version', () => {
    const theirs = update(CHANGELOG, [{ ...report, after: '1.2.0' }], '33dd').changelog
    const ours = update(CHANGELOG, [{ ...report, after: '1.2.0' }], '44ee').entries[0]
    const both = theirs.replace('## 2026-12-01', `${ours}\n## 2026-12-01`)
    const { changelog } = update(both, [{ ...report, after: '1.3.0' }], '55ff', theirs)
    expect(
      announcementsOf(changelog, 'security').map(({ version, digest }) => `${version} ${digest}`),
    ).toEqual(['1.3.0 55ff', '1.2.0 33dd', '1.1.0 00aa'])
  })

  test('keeps an entry that has got its digest later', () => {
    const before = CHANGELOG.replace(/^Digests: .*\n/m, '')
    const { changelog } = update(CHANGELOG, [report], '11bb', before)
    expect(announcementsOf(changelog, 'security')).toHaveLength(2)
  })

  test('keeps other services of the same entry', () => {
    const billing: ServiceReport = { ...report, service: 'billing' }
    const draft = update(CHANGELOG, [report, billing]).changelog
    const { changelog } = update(draft, [{ ...report, after: '2.0.1' }], '66aa')
    expect(changelog).toContain('## 2026-12-01: security 2.0.1, billing 2.0.0\n')
    expect(changelog).toContain('Digests: billing `77ff`, security `66aa`.')
  })
})

test('a draft about who may call asks for the reason, and keeps it once it is there', () => {
  const why = `callers who were rejected can call it, ${ACCESS}`
  const findings = [{ ...report.findings[0], what: 'may be called by `x`', why }] as ServiceReport['findings']
  const access = { ...report, findings }
  const draft = update(CHANGELOG, [access]).changelog
  expect(draft).toContain(`\n\n${REASON_MISSING}\n\n- **security**, major: `)
  const reason = 'Access: support looks after keys of customers who are away.'
  const { changelog } = update(draft.replace(REASON_MISSING, reason), [access], '22cc')
  expect(changelog).toContain(`\n\n${reason}\n\n- **security**, major: `)
  expect(changelog).not.toContain(REASON_MISSING)
})

test('a contract without an entry, with another version, or with another text is found', () => {
  const contract = (version: string) =>
    ({ openapi: '3.1.0', info: { title: 'Security', version }, paths: {} }) satisfies OpenApiDocument
  const announced = contract('1.1.0')
  const changelog = CHANGELOG.replace('00aa', digestOf(announced))
  const find = (service: string, document: OpenApiDocument) =>
    findUnannounced(changelog, new Map([[service, document]]))
  expect(find('security', announced)).toEqual([])
  expect(find('security', contract('1.2.0'))).toEqual(['security 1.2.0: the newest entry is about 1.1.0'])
  expect(find('security', { ...announced, tags: [{ name: 'Keys' }] })).toEqual([
    'security 1.1.0: the contract is not the one that its newest entry was written for',
  ])
  expect(find('billing', announced)).toEqual([
    'billing 1.1.0: no entry',
    'security: no contract, and no heading says that it was removed',
  ])
})
