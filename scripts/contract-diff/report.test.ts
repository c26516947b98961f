import { expect, test } from 'vitest'
import type { Finding } from './classify/classify.ts'
import { formatReport } from './report.ts'

const finding: Finding = {
  impact: 'minor',
  operations: ['listOrders'],
  where: '`state` in answers',
  what: 'can now be `lost`',
  why: 'callers are asked to expect values that they do not know',
  schemas: ['Order'],
}

function report(switches?: string[]): string {
  const service = { service: 'billing', impact: 'minor' as const, before: '1.0.0', after: '1.1.0' }
  const findings = [{ ...finding, ...(switches && { switches }) }]
  const services = [{ ...service, findings, needed: '1.1.0', isVersionRight: true }]
  return formatReport({ ref: 'HEAD', services, uses: [], entry: undefined, isWritten: false }, 'text')
}

test('a new enum value is a warning with the code that does not handle it', () => {
  expect(report(['src/portal/order-words.ts:4'])).toContain(
    [
      '  minor, WARNING: listOrders: state in answers can now be lost; callers are asked to expect values that they do not know.',
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
