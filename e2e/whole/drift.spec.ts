import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '../support/test.ts'

// What all tests of the run received. It runs last (`teardown` in playwright.config.ts), whatever ran before.

interface DriftList {
  isOn: boolean
  findings: {
    isSlow: boolean
    operation: string
    status: number
    pointer: string
    expected: string
    found: string
  }[]
}

test('every response of the run matched the contract', async ({ request }) => {
  const { isOn, findings } = (await (await request.get('/dev/drift.json')).json()) as DriftList
  expect(isOn).toBe(true)
  // The time depends on what else the machine does.
  expect(findings.filter(({ isSlow }) => !isSlow)).toEqual([])
})

test('the page of findings can be read by everyone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 600 })
  await page.goto('/dev/drift')
  await expect(page.getByRole('heading', { name: 'Drift' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('the build has nothing of the drift recorder', () => {
  const folder = join('dist', 'client', 'assets')
  const scripts = readdirSync(folder).filter(name => name.endsWith('.js'))
  expect(scripts.length).toBeGreaterThan(0)
  const holders = scripts.filter(name =>
    /drift-recorder|Drift recorder/.test(readFileSync(join(folder, name), 'utf8')),
  )
  expect(holders).toEqual([])
  expect(readdirSync(folder).filter(name => name.startsWith('openapi-'))).toEqual([])
})
