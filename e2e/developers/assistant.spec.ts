import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { startAssistant } from '../../tests/support/mcp/assistant.ts'
import { openPalette } from '../support/palette.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

const FILE = `version: 1
secret_keys:
  - label: Old key
    active: false
  - label: Nightly
`

/** What an assistant gets for a call of a tool. */
async function callTool(
  origin: string | undefined,
  token: string,
  name: string,
  given: Record<string, unknown>,
): Promise<string> {
  const client = new Client({ name: 'assistant', version: '1.0.0' })
  const requestInit = { headers: { authorization: `Bearer ${token}` } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', origin), { requestInit }))
  const { content } = await client.callTool({ name, arguments: given })
  await client.close()
  return (content as { text?: string }[]).map(({ text }) => text ?? '').join('\n')
}

test('a person reads a plan that an assistant has proposed, and applies it', async ({
  page,
  makePerson,
  baseURL,
}) => {
  const person = await makePerson({
    labels: ['Old key'],
    apiTokens: [{ name: 'Assistant', roles: ['api-key-viewer'] }],
  })
  const [token = ''] = person.tokens
  const proposed = await callTool(baseURL, token, 'propose_configuration', { text: FILE })
  const address = /http\S+\/account\/developers\/configuration\?plan=[0-9a-f-]+/.exec(proposed)?.[0] ?? ''
  const { pathname, search } = new URL(address)

  await openAs(page, person, pathname + search)
  await expect(page.getByText('This plan was proposed for this account')).toBeVisible()
  const changes = page.getByRole('list', { name: 'Changes' }).getByRole('listitem')
  await expect(changes).toHaveCount(2)
  await expect(changes.first()).toContainText('Old key')
  await expect(changes.last()).toContainText('Nightly')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Apply 2 changes' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('2 changes applied')).toBeVisible()
  await expect(page.getByText('Copy the new tokens now')).toBeVisible()
  await expectAccessible(page)

  // The link still works, and says what became of the plan.
  await page.reload()
  await expect(page.getByText('2 changes applied')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Undone', { exact: true })).toBeVisible()
})

test('a plan of another account is not shown, and the page works all the same', async ({
  page,
  makePerson,
  baseURL,
}) => {
  const stranger = await makePerson({ apiTokens: [{ name: 'Assistant', roles: ['api-key-viewer'] }] })
  const text = 'version: 1\nlimits:\n  lookups_per_day: 5000\n'
  const proposed = await callTool(baseURL, stranger.tokens[0] ?? '', 'propose_configuration', { text })
  const [, id = ''] = /plan=([0-9a-f-]+)/.exec(proposed) ?? []
  await openAs(page, await makePerson(), `/account/developers/configuration?plan=${id}`)
  await expect(page.getByText('This account doesn’t have this plan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Download gatepost.yaml' })).toBeVisible()
  await expectAccessible(page)
})

test('a person lets an assistant in by pressing Allow', async ({ page, makePerson, baseURL }) => {
  const person = await makePerson({ roles: ['account-owner', 'api-key-viewer'], labels: ['Checkout server'] })
  const assistant = await startAssistant(`${baseURL}/mcp`, { clientId: 'gatepost-mcp' })
  try {
    await expect(assistant.connect()).rejects.toThrow()
    await openAs(page, person, `${assistant.page?.pathname}${assistant.page?.search}`)
    await expect(page.getByRole('heading', { name: 'Allow Gatepost MCP?' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('checkbox', { name: 'Owner', exact: true }).uncheck()
    await page.getByRole('button', { name: 'Allow' }).click()
    await expect(page.getByRole('heading', { name: 'Back in the assistant' })).toBeVisible()
    await assistant.finishLogin()

    const session = await assistant.connect()
    const names = (await session.listTools()).tools.map(({ name }) => name)
    expect(names).toContain('listSecretKeys')
    expect(names).not.toContain('listTeamMembers')
    const { content } = await session.callTool({ name: 'listSecretKeys', arguments: {} })
    expect(JSON.stringify(content)).toContain('Checkout server')
    await page.goto('/account/developers')
    const row = page.getByRole('table', { name: 'Your tokens' }).getByRole('row', { name: /Gatepost MCP/ })
    await expect(row.getByText('API key viewer')).toBeVisible()
  } finally {
    await assistant.close()
  }
})

test('the palette finds how to connect an assistant', async ({ page, makePerson }) => {
  await openAs(page, await makePerson(), '/account')
  const palette = await openPalette(page)
  await palette.fill('mcp')
  const opening = page.waitForEvent('popup')
  await page.getByRole('option', { name: 'Connect an AI assistant' }).click()
  const docs = await opening
  await expect(docs.getByRole('heading', { name: 'Connect an AI assistant', level: 1 })).toBeVisible()
})
