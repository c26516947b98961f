import { expect, test, vi } from 'vitest'
import { scaledTimeout } from '../lib/machine-speed.ts'
import { holds } from './checks.ts'
import { measureTools } from './contract-tools.ts'

test('a tool that exits with an error breaks its budget, however fast it is', {
  timeout: scaledTimeout(60_000),
}, () => {
  const printed = vi.spyOn(console, 'error').mockReturnValue()
  const { reference, times, checks } = measureTools(
    [
      { what: 'works', parameters: ['-e', 'console.log(1)'], limit: 100 },
      { what: 'fails', parameters: ['-e', 'console.error("no such file"); process.exit(3)'], limit: 100 },
      { what: 'is slow', parameters: ['-e', ''], limit: 0 },
    ],
    2,
  )
  expect(printed.mock.calls).toEqual([['fails: exit code 3\nno such file\n']])
  printed.mockRestore()
  expect(checks.map(check => [check.what, holds(check)])).toEqual([
    ['works', true],
    ['fails', false],
    ['is slow', false],
  ])
  const [works, fails] = times
  expect(fails?.milliseconds).toBeNull()
  expect(checks[0]?.value).toBeCloseTo((works?.milliseconds ?? 0) / (reference ?? 1))
})
