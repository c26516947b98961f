import { expect, test } from 'vitest'
import type { Finding } from './classify/classify.ts'
import { formatMarkdown, formatText, levelOf } from './report.ts'

const finding: Finding = {
  impact: 'minor',
  operations: ['listOrders'],
  where: '`state` in responses',
  what: 'can now be `lost`',
  why: 'callers handle unknown values',
  schemas: ['Order'],
}

function report(switches?: string[]): string {
  const service = { service: 'billing', impact: 'minor' as const, before: '1.0.0', after: '1.1.0' }
  const findings = [{ ...finding, ...(switches && { switches }) }]
  const services = [{ ...service, findings, needed: '1.1.0', isVersionRight: true }]
  return formatText({ ref: 'HEAD', services, uses: [], entry: undefined, isWritten: false })
}

test('a new enum value is a warning with the code that does not handle it', () => {
  expect(report(['src/portal/order-words.ts:4'])).toContain(
    [
      '  minor, WARNING: listOrders: state in responses can now be lost; callers handle unknown values.',
      '    does not know the new value yet:',
      '      src/portal/order-words.ts:4',
    ].join('\n'),
  )
  expect(report([])).toContain('    no switch or record in src tells the values apart\n')
})

test('any other change is not a warning', () => {
  expect(report()).toContain('  minor: listOrders: ')
  expect(report()).not.toContain('WARNING')
})

test('a comment begins with what it comes to and what breaks, and folds the rest', () => {
  const breaking = { ...finding, impact: 'major' as const, what: 'is gone', why: 'callers that read it fail' }
  const patch = {
    ...finding,
    impact: 'patch' as const,
    what: 'has a new description',
    why: 'its meaning stays',
  }
  const service = { before: '1.0.0', after: '2.0.0', needed: '2.0.0', isVersionRight: true }
  const services = [
    { ...service, service: 'billing', impact: 'major' as const, findings: [breaking, patch] },
    { ...service, service: 'sales', impact: 'patch' as const, findings: [patch] },
  ]
  const uses = [{ service: 'sales', name: 'listOrders', code: ['src/orders.ts:4'], tests: [] }]
  const comment = formatMarkdown({ ref: 'main', services, uses, entry: '## An entry', isWritten: false })
  expect(comment.split('\n').slice(0, 8)).toEqual([
    '### 1 breaking change in billing',
    '',
    '- billing: a BREAKING change, and version 2.0.0 says so',
    '- sales: a patch change, and version 2.0.0 says so',
    '',
    '#### What callers have to do something about',
    '',
    '- **billing**, BREAKING: `listOrders`: `state` in responses is gone; callers that read it fail.',
  ])
  const [shown = '', ...folded] = comment.split('<details>')
  expect(shown).not.toContain('has a new description')
  expect(folded.map(part => /<summary>(.*)<\/summary>/.exec(part)?.[1])).toEqual([
    'billing 1.0.0 → 2.0.0: 1 breaking, 1 patch',
    'sales 1.0.0 → 2.0.0: 1 patch',
    expect.stringMatching(/^Missing in openapi\/CHANGELOG/),
  ])
  expect(folded[1]).toContain('src/orders.ts:4')
})

test('a comment is never longer than one may be', () => {
  const service = {
    service: 'billing',
    before: '1.0.0',
    after: '1.1.0',
    needed: '1.1.0',
    isVersionRight: true,
  }
  const services = [{ ...service, impact: 'minor' as const, findings: [finding] }]
  const code = Array.from({ length: 5_000 }, (_, line) => `src/orders.ts:${line}`)
  const uses = [{ service: 'billing', name: 'listOrders', code, tests: [] }]
  const comment = formatMarkdown({ ref: 'main', services, uses, entry: undefined, isWritten: false })
  expect(comment.length).toBeLessThan(65_536)
  expect(comment).toContain('can now be `lost`')
  expect(comment.match(/<details>/g)?.length).toBe(comment.match(/<\/details>/g)?.length)
})

test('the level is that of the most severe change', () => {
  expect(levelOf([{ impact: 'patch' }, { impact: 'major' }, { impact: undefined }])).toBe('major')
  expect(levelOf([{ impact: undefined }])).toBeUndefined()
})
