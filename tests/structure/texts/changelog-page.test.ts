import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** A version of the gateway's contract and its day, as the changelog of the contracts has them. */
function contractVersions(): { version: string; day: string }[] {
  const changelog = readFileSync('openapi/CHANGELOG.md', 'utf8')
  return [...changelog.matchAll(/^## (\S+): .*\bgateway (\d+\.\d+\.\d+)/gm)].map(
    ([, day = '', version = '']) => ({
      version,
      day,
    }),
  )
}

test('the public changelog has every version of the address APIs that callers can notice', () => {
  const page = readFileSync('src/portal/content/pages/docs/changelog.mdx', 'utf8')
  const listed = [...page.matchAll(/^## (\d+\.\d+\.\d+), (.+)$/gm)].map(([, version, day = '']) => ({
    version,
    day: new Date(`${day} UTC`).toISOString().slice(0, 10),
  }))
  // A patch changes descriptions and examples only.
  const noticed = contractVersions().filter(({ version }) => version.endsWith('.0'))
  expect(noticed.length).toBeGreaterThan(5)
  expect(listed).toEqual(noticed)
})

test('breaking changes of the address APIs are marked as such', () => {
  const page = readFileSync('src/portal/content/pages/docs/changelog.mdx', 'utf8')
  for (const [, version = '', text = ''] of page.matchAll(
    /^## (\d+\.\d+\.\d+),[^\n]*\n([\s\S]*?)(?=^## |(?![\s\S]))/gm,
  ))
    expect(text.includes('**Breaking.**'), version).toBe(version.endsWith('.0.0'))
})
