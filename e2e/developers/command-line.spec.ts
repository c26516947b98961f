import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { bundleCli } from '../../scripts/clients/cli.ts'
import { openPalette } from '../support/palette.ts'
import { expect, expectAccessible, openAs, test } from '../support/test.ts'

let folder: string
let program: string
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'gatepost-cli-'))
  program = await bundleCli(join(folder, 'dist'))
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs the built program with a home of its own. `page` is the address that a login prints. */
function start(parameters: string[], { baseURL, home }: { baseURL: string | undefined; home: string }) {
  const env = { ...process.env, GATEPOST_URL: baseURL, XDG_CONFIG_HOME: join(folder, home), NO_COLOR: '1' }
  const child = spawn(process.execPath, [program, ...parameters], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let [stdout, stderr] = ['', '']
  const page = new Promise<string>((resolve, reject) => {
    child.stderr.on('data', chunk => {
      stderr += chunk
      const address = /http:\S+\/authorize\?\S+(?=\n)/.exec(stderr)?.[0]
      if (address) resolve(address)
    })
    child.on('close', () => reject(new Error(`no page: ${stderr}`)))
  })
  page.catch(() => {})
  child.stdout.on('data', chunk => {
    stdout += chunk
  })
  const ended = new Promise<{ code: number | null; stdout: string; stderr: string }>(resolve =>
    child.on('close', code => resolve({ code, stdout, stderr })),
  )
  return { page, ended }
}

test('a person logs in to the command line by pressing Allow, and ends it among the tokens', async ({
  page,
  makePerson,
  baseURL,
}) => {
  const person = await makePerson({ roles: ['account-owner', 'api-key-viewer'], labels: ['Checkout server'] })
  const of = { baseURL, home: 'allowed' }
  const login = start(['login', '--no-browser'], of)
  const address = new URL(await login.page)
  await openAs(page, person, address.pathname + address.search)
  await expect(page.getByRole('heading', { name: 'Allow Gatepost CLI?' })).toBeVisible()
  await expect(page.getByText('on this computer', { exact: false }).first()).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Name').fill('')
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByText('This field is required.')).toBeVisible()
  await page.getByLabel('Name').fill('Laptop')
  await page.getByRole('checkbox', { name: 'Owner', exact: true }).uncheck()
  await page.getByRole('button', { name: 'Allow' }).click()
  await expect(page.getByRole('heading', { name: 'You’re logged in' })).toBeVisible()
  expect((await login.ended).code, (await login.ended).stderr).toBe(0)

  const listed = await start(['keys', 'list', '--no-json'], of).ended
  expect(listed.stdout).toContain('Checkout server')
  const { code, stderr } = await start(['export'], of).ended
  expect(code, stderr).toBe(0)

  await page.goto('/account/developers')
  const row = page.getByRole('table', { name: 'Your tokens' }).getByRole('row', { name: /Laptop/ })
  await expect(row.getByText('API key viewer')).toBeVisible()
  await row.getByRole('button', { name: 'Actions for Laptop' }).click()
  await page.getByRole('menuitem', { name: 'Revoke' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke token' }).click()
  await expect(page.getByText('No tokens yet')).toBeVisible()
  expect((await start(['whoami'], of).ended).code).toBe(3)
})

test('a person who cancels allows nothing, and a request of someone else gets no button', async ({
  page,
  makePerson,
  baseURL,
}) => {
  const person = await makePerson({})
  const login = start(['login', '--no-browser'], { baseURL, home: 'canceled' })
  const address = new URL(await login.page)
  await openAs(page, person, address.pathname + address.search)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing was allowed' })).toBeVisible()
  const { code, stderr } = await login.ended
  expect(code).toBe(4)
  expect(JSON.parse(stderr.slice(stderr.indexOf('{'))).error.message).toContain('canceled')

  address.searchParams.set('redirect_uri', 'https://elsewhere.example/callback')
  await page.goto(address.href)
  await expect(page.getByText('This request isn’t from a program of ours')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Allow' })).toHaveCount(0)
  await expectAccessible(page)
})

test('a plan of the command line is applied on the page that it opens', async ({
  page,
  makePerson,
  baseURL,
}) => {
  const person = await makePerson({ roles: ['account-owner', 'api-key-viewer', 'api-key-editor'] })
  const of = { baseURL, home: 'planned' }
  const login = start(['login', '--no-browser'], of)
  const address = new URL(await login.page)
  await openAs(page, person, address.pathname + address.search)
  await page.getByRole('button', { name: 'Allow' }).click()
  expect((await login.ended).code).toBe(0)
  const file = join(folder, 'gatepost.yaml')
  await start(['export', '--output', file], of).ended
  writeFileSync(file, 'version: 1\nlimits:\n  lookups_per_day: 5000\n')
  const plan = JSON.parse((await start(['plan', file], of).ended).stdout)
  const applied = start(['apply', plan.plan_id, '--no-browser'], of)
  await page.goto(`/account/developers/configuration?plan=${plan.plan_id}`)
  await page.getByRole('button', { name: 'Apply 1 change' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('1 change applied')).toBeVisible()
  const ended = await applied.ended
  expect([ended.code, JSON.parse(ended.stdout).state]).toEqual([0, 'applied'])
})

test('the palette finds the page about the command line', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({}), '/account')
  const palette = await openPalette(page)
  await palette.fill('command line')
  await expect(page.getByRole('option', { name: /Use the command line/ })).toBeVisible()
})
