import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { bundleProgram } from '../../scripts/clients/weigh.ts'
import { type ClientProject, createClientProject } from '../../tests/support/contract/client-project.ts'
import { expect, test } from '../support/test.ts'

let project: ClientProject
test.beforeAll(async () => {
  project = await createClientProject(['gateway'])
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
async function startShop(script: string) {
  const page = '<!doctype html><title>Shop</title><label>Address <input></label><output></output>'
  const server = createServer((request, response) => {
    const isScript = request.url === '/shop.js'
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    response.end(isScript ? script : `${page}<script src="/shop.js"></script>`)
  })
  await new Promise<void>(resolve => server.listen(0, 'localhost', resolve))
  return { url: `http://localhost:${(server.address() as AddressInfo).port}/`, stop: () => server.close() }
}

test('a page of a shop completes an address with the installed package and its embedded key', async ({
  page,
  makePerson,
  baseURL,
}) => {
  const { keys } = await makePerson({
    subscriptions: [{ planId: 3310, startedDaysAgo: 30 }],
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
