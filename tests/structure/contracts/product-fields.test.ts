import { expect, test } from 'vitest'
import type { CodeTable } from '#portal/content/page.ts'
import { productGroup } from '#portal/content/products/group.ts'
import type { FieldTable, ProductBlock, ProductPage } from '#portal/content/templates/product.ts'
import contract from '../../../generated/gateway/openapi.json' with { type: 'json' }
import { contentFiles, readContent, siteIndex } from '../../../scripts/lib/site-index.ts'

interface Schema {
  $ref?: string
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: readonly Schema[]
  oneOf?: readonly Schema[]
  enum?: readonly unknown[]
  description?: string
}

const schemas = contract.components.schemas as unknown as Readonly<Record<string, Schema>>
const operations = Object.values(contract.paths).flatMap(path => Object.values(path))

function resolve(schema: Schema | undefined): Schema | undefined {
  // An object that may be null is one of two schemas, and the first is that of the object.
  const either = schema?.anyOf?.[0] ?? schema?.oneOf?.[0] ?? schema
  const name = either?.$ref?.split('/').at(-1)
  return name ? schemas[name] : either
}

/** The schema of a field in what an operation answers, by its path; lists are passed through. */
function fieldOf(operation: string, path: string): Schema | undefined {
  const found = operations.find(({ operationId }) => operationId === operation)
  const response: Schema | undefined = found?.responses['200'].content['application/json'].schema
  return path.split('.').reduce((schema, name) => {
    const whole = resolve(schema)
    return resolve((resolve(whole?.items) ?? whole)?.properties?.[name])
  }, resolve(response))
}

const pages = (
  await Promise.all(contentFiles().map(async file => ({ ...file, page: await readContent(file) })))
)
  .filter((file): file is typeof file & { page: ProductPage } => file.page.template === 'product')
  .map(({ path, page }) => ({ path, page }))

function blocksOf<Kind extends ProductBlock['kind']>(kind: Kind) {
  return pages.flatMap(({ path, page }) =>
    page.sections
      .flatMap(({ blocks }) => blocks)
      .filter((block): block is Extract<ProductBlock, { kind: Kind }> => block.kind === kind)
      .map(block => ({ path, block })),
  )
}

test('every field that a product page explains is in what its operation answers', () => {
  const tables: { path: string; block: FieldTable }[] = blocksOf('fields')
  const missing = tables.flatMap(({ path, block: { operation, rows } }) =>
    rows.flatMap(({ field }) => (fieldOf(operation, field) ? [] : `${path}: ${operation} has no ${field}`)),
  )
  expect(tables.length).toBeGreaterThan(4)
  expect(missing).toEqual([])
})

test('every code that a product page explains is one that the contract has, and none is left out', () => {
  const tables: { path: string; block: CodeTable }[] = blocksOf('codes')
  const all = Object.values(schemas).flatMap(({ properties = {} }) => Object.entries(properties))
  for (const { path, block } of tables) {
    const field = all.find(([name]) => name === block.field)?.[1]
    expect(field, `${path}: ${block.field}`).toBeDefined()
    const shown = block.rows.map(({ code }) => code).filter(code => code !== '[]')
    if (field?.enum) expect(shown.toSorted(), path).toEqual(field.enum.toSorted())
    else for (const code of shown) expect(field?.description, path).toContain(`\`${code}\``)
  }
  expect(tables.length).toBeGreaterThan(2)
})

test('the products page shows each product of the menu once, with an example', async () => {
  const [overview] = await Promise.all(
    contentFiles()
      .filter(({ path }) => path === '/products')
      .map(readContent),
  )
  if (overview?.template !== 'products') throw new Error('/products has another template')
  const shown = overview.groups.flatMap(({ lines }) => lines.map(({ to }) => to))
  const listed = (await siteIndex()).filter(
    ({ area, group }) => area === 'products' && group === productGroup,
  )
  expect(shown.toSorted()).toEqual(listed.map(({ to }) => to).toSorted())
  for (const { given, answered } of overview.groups.flatMap(({ lines }) => lines)) {
    expect(given).not.toBe('')
    expect(answered).not.toBe(given)
  }
})

test('the pages that a product page recommends are others, three of them', () => {
  for (const { path, page } of pages) {
    expect(new Set(page.related).size, path).toBe(3)
    expect(page.related).not.toContain(path)
  }
})
