import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { copyRepository, type Edit } from '../working-copy.ts'

/** A label gets shorter, which breaks callers, and two services have changes that break no one. */
const CHANGES: readonly Edit[] = [
  [
    'openapi/security/keys.yaml',
    '    minLength: 1\n    maxLength: 64\n    example: Checkout server',
    '    minLength: 1\n    maxLength: 40\n    example: Checkout server',
  ],
  [
    'openapi/notification/contacts.yaml',
    "Whether it is the account's primary contact.",
    "Whether it is the account's main contact.",
  ],
  ['openapi/sales/orders.yaml', 'summary: Cancel a gift\n', 'summary: Cancel a gift or take it back\n'],
]
const REVIEW = 'https://review.example/changes/42'

test.runIf(isFullRun)(
  'a reviewer sees in the comment, and on the page that it links to, what a change breaks',
  { timeout: scaledTimeout(300_000) },
  async () => {
    const copy = copyRepository()
    onTestFinished(() => copy.remove())
    copy.edit(CHANGES)
    const tool = (...parameters: string[]) => copy.run('npm', 'run', '--silent', ...parameters)

    // The versions are still those of before, which the exit code is about.
    const diff = await tool('contract:diff', '--', 'main', '--markdown', '--site', REVIEW)
    expect(diff).toMatchObject({ status: 1 })
    const [comment = ''] = diff.output.split('<details>')
    const lines = comment.split('\n').filter(Boolean)
    expect(lines[0]).toMatch(/^### \d+ breaking changes? in security$/)
    const [heading, ...breaking] = lines.slice(lines.findIndex(line => line.startsWith('#### ')))
    expect(heading).toBe('#### What callers have to do something about')
    expect(breaking.length).toBe(Number(/\d+/.exec(lines[0] ?? '')))
    expect(breaking[0]).toMatch(
      /^- \*\*security\*\*, BREAKING: .*`createSecretKey`.*at most 40 characters, before at most 64 characters/,
    )
    const [, name = ''] = new RegExp(`\\(${REVIEW}/([^)]+)\\)`).exec(comment) ?? []

    const site = await tool('contracts:site', '--', '--from', 'main', '--out', 'site')
    expect(site, site.output).toMatchObject({ status: 0 })
    const page = readFileSync(join(copy.folder, 'site', name), 'utf8')
    const [lead = '', ...services] = page.split('<section aria-labelledby="')
    expect(lead).toContain(`${breaking.length} breaking`)
    // The service that breaks callers comes first, and in it what breaks them.
    expect(services.map(text => text.slice(0, text.indexOf('"')))).toEqual([
      'security',
      'notification',
      'sales',
    ])
    const [security = ''] = services
    const [first = '', ...others] = [...security.matchAll(/<li><span class="badge (\w+)">.*/g)].map(
      ([li]) => li,
    )
    expect(first).toContain('"badge major">breaking<')
    expect(first).toMatch(/createSecretKey.*at most 40 characters, before at most 64 characters/)
    const firstHarmless = others.findIndex(li => !li.includes('badge major'))
    expect(others.slice(firstHarmless).some(li => firstHarmless >= 0 && li.includes('badge major'))).toBe(
      false,
    )
    expect(security).toContain('<del>maxLength: 64</del>')
    expect(security).toContain('<ins>maxLength: 40</ins>')
    const [, uses = ''] = security.split('Where our code uses it')
    expect(uses).toMatch(/src\/portal\/[\w/.-]+:\d+/)
    expect(uses).toMatch(/src\/backend\/services\/security\/[\w/.-]+:\d+/)
  },
)
