import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { contractLines } from '#portal/content/contract-lines.ts'
import { contentFiles, readContent } from '../../scripts/lib/site-index.ts'

const files = await Promise.all(
  contentFiles().map(async file => ({ ...file, page: await readContent(file) })),
)
const filled = files.flatMap(({ path, page }) => (page.template === 'operator' ? [{ path, page }] : []))
const solutions = files.flatMap(({ path, page }) => (page.template === 'solution' ? [{ path, page }] : []))

describe('what only the operator knows', () => {
  test('is on pages of its own', () => expect(filled.length).toBeGreaterThanOrEqual(6))

  test.each(filled)('$path has examples that nobody takes for facts', ({ page: { list, belongs } }) => {
    const examples = list.entries.filter(({ isExample }) => isExample)
    expect([0, list.entries.length], 'examples are not mixed with real entries').toContain(examples.length)
    for (const { name, isExample } of list.entries) expect(/\bexample\b/i.test(name), name).toBe(!!isExample)
    expect(belongs.length).toBeGreaterThan(0)
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

test('the lines of a contract that a page shows stand in it, in one operation', () => {
  const [, operation = ''] =
    /operationId: revealSecretKeyToken([\s\S]*?)operationId:/.exec(
      `${readFileSync(contractLines.file, 'utf8')}\noperationId:`,
    ) ?? []
  for (const { line } of contractLines.lines.slice(1))
    expect(operation.split('\n').map(text => text.trim())).toContain(line)
})
