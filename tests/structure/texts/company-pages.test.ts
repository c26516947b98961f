import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isUnfilled } from '#portal/content/templates/site-page.ts'
import { contentFiles, readContent, siteIndex, unfilledPaths } from '../../../scripts/lib/site-index.ts'

const files = await Promise.all(
  contentFiles().map(async file => ({ ...file, page: await readContent(file) })),
)
const filled = files.flatMap(({ path, page }) => (page.template === 'operator' ? [{ path, page }] : []))
const solutions = files.flatMap(({ path, page }) => (page.template === 'solution' ? [{ path, page }] : []))

describe('what only the operator knows', () => {
  test('is on pages of its own', () => expect(filled.length).toBeGreaterThanOrEqual(6))

  test.each(filled)('$path has examples that no one takes for facts', ({ page: { list, belongs } }) => {
    const examples = list.entries.filter(({ isExample }) => isExample)
    expect([0, list.entries.length], 'examples are not mixed with real entries').toContain(examples.length)
    for (const { name, isExample } of list.entries) expect(/\bexample\b/i.test(name), name).toBe(!!isExample)
    expect(belongs.length).toBeGreaterThan(0)
  })
})

describe('a page that waits for the operator', () => {
  test('is in no menu, and comes back with its first entry', async () => {
    const waiting = await unfilledPaths()
    const paths = async (read?: typeof readContent) => (await siteIndex(undefined, read)).map(({ to }) => to)
    const shown = await paths()
    expect(waiting.filter(path => shown.includes(path))).toEqual([])
    const withEntries = await paths(async file => {
      const page = await readContent(file)
      if (page.template !== 'operator') return page
      const entries = page.list.entries.map(entry => ({ ...entry, isExample: false }))
      return { ...page, list: { ...page.list, entries } } as typeof page
    })
    expect(withEntries).toEqual(expect.arrayContaining(waiting))
    expect(withEntries).toHaveLength(shown.length + waiting.length)
  })

  test('without an entry waits like one with examples, and one with an entry does not', () => {
    const [{ page } = {}] = filled
    if (!page) throw new Error('no page of the operator')
    const withEntries = (entries: readonly object[]) =>
      ({ ...page, list: { ...page.list, entries } }) as typeof page
    expect(isUnfilled(withEntries([]))).toBe(true)
    expect(isUnfilled(withEntries([{ isExample: true }]))).toBe(true)
    expect(isUnfilled(withEntries([{ name: 'Lee Park' }]))).toBe(false)
  })
})

describe('the flow of each trade', () => {
  test.each(solutions)('$path starts with a person, and asks the gateway', ({ page: { flow, products } }) => {
    expect(flow.steps[0]?.by).toBe('person')
    const asked = flow.steps.filter(({ by }) => by === 'gateway')
    expect(asked.length).toBeGreaterThanOrEqual(1)
    // Whatever a step looks up is among the products that the page says it uses.
    const used = products.map(({ slug }) => `/products/${slug}`)
    for (const { lookup } of flow.steps) if (lookup) expect(used).toContain(lookup.to)
  })

  test('no two pages tell the same step', () => {
    const texts = solutions.flatMap(({ page }) => page.flow.steps.map(({ text }) => text))
    expect(new Set(texts).size).toBe(texts.length)
  })
})

test('the lines of a contract that the blog shows stand in it, in one operation', () => {
  const post = readFileSync('src/portal/content/pages/blog/built-from-contracts.mdx', 'utf8')
  const [, file = ''] = /`(openapi\/\S+\.yaml)`/.exec(post) ?? []
  const [first = '', ...lines] = [...post.matchAll(/^\| `(.+?)` \|/gm)].map(([, line = '']) => line)
  expect(lines.length).toBeGreaterThanOrEqual(4)
  const [, operation = ''] = `${readFileSync(file, 'utf8')}\noperationId:`.split(`${first}\n`)
  const [own = ''] = operation.split('operationId:')
  for (const line of lines) expect(own.split('\n').map(text => text.trim())).toContain(line)
})
