import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exampleOf } from '../../scripts/clients/example.ts'
import { credentialsOf } from '../../scripts/clients/sources.ts'
import { bundleProgram } from '../../scripts/clients/weigh.ts'
import { bundleServices } from '../../scripts/generate/bundle.ts'
import { findServices } from '../../scripts/generate/services.ts'
import { FULL, scaled } from '../../scripts/lib/test-scope.ts'
import { type ClientProject, createClientProject } from '../../tests/support/contract/client-project.ts'
import { expect, test } from '../support/test.ts'

let project: ClientProject
test.beforeAll(async () => {
  project = await createClientProject(scaled(['gateway'], findServices()))
})
test.afterAll(() => project?.remove())

/** The script of a shop: it installed the package, and completes addresses with its embedded key. */
const programOf = (baseUrl: string, embeddedKey: string) => `
import { createClient } from '@gatepost/gateway-client'
import { suggestUsAddresses } from '@gatepost/gateway-client/operations'

const client = createClient({ baseUrl: '${baseUrl}', embeddedKey: '${embeddedKey}' })
document.querySelector('input').addEventListener('change', async ({ target }) => {
  const result = await client.call(suggestUsAddresses, { query: { search: target.value } })
  document.querySelector('output').textContent = result.ok
    ? result.data.suggestions.map(({ street_line }) => street_line).join('; ')
    : result.response.status + ' ' + result.error[0].id
})
`

/** Serves a page of another origin with a script. */
async function startShop(script: string, body = '<label>Address <input></label><output></output>') {
  const page = `<!doctype html><meta charset=utf-8><title>Shop</title>${body}`
  const server = createServer((request, response) => {
    const isScript = request.url === '/shop.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : `${page}<script src="/shop.js"></script>`)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}

test('a page of a shop completes an address with the installed package and its embedded key', {
  tag: FULL,
}, async ({ page, makePerson, baseURL }) => {
  const { keys } = await makePerson({
    subscriptions: [{ planId: 3310, startedDaysAgo: 20 }],
    keysWithPast: [
      { kind: 'embedded', label: 'Shop', hostnames: ['localhost'] },
      { kind: 'embedded', label: 'Other site', hostnames: ['shop.example'] },
    ],
  })
  const outcomes: Record<string, string | null> = {}
  for (const { label, keyId } of keys) {
    const shop = await startShop(await bundleProgram(project.folder, programOf(baseURL ?? '', keyId)))
    await page.goto(shop.url)
    await page.getByLabel('Address').fill('214 n jun')
    await page.getByLabel('Address').press('Tab')
    await expect(page.getByRole('status')).not.toBeEmpty()
    outcomes[label] = await page.getByRole('status').textContent()
    shop.stop()
  }
  expect(outcomes.Shop).toContain('214 N Juniper St')
  // The key of another hostname is rejected, and the page can read why.
  expect(outcomes['Other site']).toMatch(/^40[13] \d+$/)
})

/** A script that imports each package with its schemas, and calls what the example in its README calls. */
function programOfAll(baseUrl: string): { program: string; responses: Map<string, unknown> } {
  const responses = new Map<string, unknown>()
  const parts = [...bundleServices()].map(([service, document]) => {
    const { operation, query, response } = exampleOf(service, document)
    responses.set(service, response)
    const credentials =
      credentialsOf(document) === 'key' ? { embeddedKey: crypto.randomUUID() } : { token: 'a.b.c' }
    const from = `'@gatepost/${service}-client`
    return {
      imports: `import { createClient as ${service} } from ${from}'
import { ${operation.id} } from ${from}/operations'
import * as ${service}Schemas from ${from}/zod'`,
      call: `show('${service}', ${service}Schemas, ${service}(${JSON.stringify({ baseUrl, ...credentials })}).call(${operation.id}, ${JSON.stringify({ query })}))`,
    }
  })
  const program = `${parts.map(({ imports }) => imports).join('\n')}
async function show(service, schemas, sent) {
  const result = await sent
  const item = document.createElement('li')
  item.setAttribute('aria-label', service)
  item.textContent = JSON.stringify({ status: result.response.status, data: result.data, schemas: Object.keys(schemas).length })
  document.querySelector('ul').append(item)
}
${parts.map(({ call }) => call).join('\n')}
`
  return { program, responses }
}

test('a page of another origin imports every package, and each reads something from the mock', {
  tag: FULL,
}, async ({ page }) => {
  const { program, responses } = programOfAll(`http://localhost:${process.env.E2E_MOCK_PORT}`)
  const shop = await startShop(await bundleProgram(project.folder, program), '<ul></ul>')
  await page.goto(shop.url)
  await expect(page.getByRole('listitem')).toHaveCount(findServices().length)
  for (const [service, response] of responses) {
    const shown = JSON.parse(
      (await page.getByRole('listitem', { name: service, exact: true }).textContent()) ?? '',
    )
    expect(shown, service).toEqual({ status: 200, data: response, schemas: expect.any(Number) })
    expect(shown.schemas, service).toBeGreaterThan(0)
  }
  shop.stop()
})
