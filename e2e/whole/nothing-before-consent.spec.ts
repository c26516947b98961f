import type { Page } from '@playwright/test'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { type Opening, openingsOf } from '../../scripts/lib/pages.ts'
import { pagesOf } from '../../scripts/lib/routes.ts'
import { FULL, isFullRun } from '../../scripts/lib/test-scope.ts'
import { givenPages } from '../support/given-paths.ts'
import { necessaryNames, storedNames, untilConsentRead, watchThirdParties } from '../support/stored.ts'
import { expect, gotoHydrated, startSession, test } from '../support/test.ts'

/** In `npm test`, a page of each kind; in full, every page of ours and every address that the specification gives. */
const SAMPLE = new Set(['/', '/pricing', '/consent', '/signup', '/login', '/account', '/account/billing'])
const openings = pagesOf().flatMap(openingsOf)
const opened: readonly Opening[] = [
  ...openings,
  ...givenPages
    .filter(path => !openings.some(each => each.path === path))
    .map(path => ({ path, person: undefined })),
].filter(({ path }) => isFullRun || SAMPLE.has(path))

const VALUES = 'utm_source=news&gclid=G1&gbraid=B1&wbraid=W1&msclkid=M1&fbclid=F1&gacid=A1'
const fromAd = (path: string) => {
  const [address = '', hash] = path.split('#')
  return `${address}${address.includes('?') ? '&' : '?'}${VALUES}${hash ? `#${hash}` : ''}`
}

/** What a browser has said before it opens the pages, and what they may store then beyond the necessary. */
const browsers = {
  'without a choice': { gpc: false, chosen: undefined, stores: [] },
  'after Reject all': { gpc: false, chosen: [], stores: [] },
  'with Global Privacy Control': { gpc: true, chosen: undefined, stores: [] },
  'after Accept all': {
    gpc: false,
    chosen: ['functional', 'analytics', 'advertising'],
    stores: ['gatepost-analytics-id', 'gatepost-attribution', 'gatepost-click-ids'],
  },
} as const

/**
 * Whether `npm test` opens these pages too. What a rejection allows is what having no choice does. Behind the login,
 * what is allowed after a choice is the same as in front of it, and a visitor gets one page there: that to log in.
 */
function isInShort(title: string, isBehindLogin: boolean, isVisitor: boolean): boolean {
  if (isBehindLogin) return !isVisitor && title === 'without a choice'
  return title === 'without a choice' || title === 'after Accept all'
}

const groups = Map.groupBy(opened, ({ person }) => (person ? JSON.stringify(person) : 'a visitor'))

for (const [title, { gpc, chosen, stores }] of Object.entries(browsers))
  for (const [who, pages] of groups)
    for (const isVisitor of who === 'a visitor' ? [true] : [true, false])
      test(`${title}, ${isVisitor ? 'logged out' : 'logged in'}: ${pages[0]?.path} and ${pages.length - 1} more store and call only what is allowed`, {
        tag: isInShort(title, who !== 'a visitor', isVisitor) ? [] : FULL,
      }, async ({ page, context, makePerson, baseURL: own = '' }) => {
        test.setTimeout(scaledTimeout(60_000 + pages.length * 15_000))
        const necessary = await necessaryNames(page)
        if (gpc) await context.setExtraHTTPHeaders({ 'Sec-GPC': '1' })
        if (!isVisitor)
          await startSession(page, await makePerson(structuredClone(pages[0]?.person) as object))
        else await page.goto('/robots.txt')
        if (chosen) await choose(page, chosen)
        const others = watchThirdParties(context, own)
        for (const { path } of pages)
          await test.step(path, async () => {
            await page.goto(fromAd(path))
            await untilConsentRead(page)
            const storedNow = async () => (await storedNames(page)).filter(name => !necessary.has(name))
            // A page captures an attribution when it is idle, also the login that a visitor is sent to.
            await expect.poll(storedNow, 'stored').toEqual(stores)
            const found = await storedNow()
            expect(await receiptOf(page), 'which the receipt lists').toEqual(found)
            expect(others, 'requests to others').toEqual([])
          })
      })

async function choose(page: Page, categories: readonly string[]): Promise<void> {
  await gotoHydrated(page, '/consent')
  for (const name of ['Functional', 'Analytics', 'Advertising'])
    await page
      .getByRole('checkbox', { name, exact: true })
      .setChecked(categories.includes(name.toLowerCase()))
  await page.getByRole('button', { name: 'Save choices' }).click()
  await expect(page.getByText('Saved for this browser.')).toBeVisible()
}

/** What the tags of the receipt have stored and not deleted. */
async function receiptOf(page: Page): Promise<string[]> {
  const text = await page.evaluate(() => localStorage.getItem('gatepost-consent'))
  const { tags = [] }: { tags?: { stores: string[]; deleted?: string }[] } = JSON.parse(text ?? '{}')
  return tags
    .filter(({ deleted }) => !deleted)
    .flatMap(tag => tag.stores)
    .toSorted()
}
