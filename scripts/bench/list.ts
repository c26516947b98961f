import type { Browser, Page } from '@playwright/test'
import { signIn } from '../lib/sign-in.ts'
import { LIST } from './budgets.ts'
import { type Figure, median, timeOf } from './figures.ts'
import {
  contextOf,
  createPerson,
  LONGEST_TASK,
  WATCH_LONG_TASKS,
  withBrowser,
  withFolder,
  withServer,
} from './world.ts'

/** Requests per page of the server, and visits of the portal. The median counts: a single one says more of the machine. */
const RUNS = 20
const VISITS = 5

interface LongList {
  name: string
  person: object
  path: string
  /** Of the page, once it has its rows: `of 10,000 keys`. */
  total: string
  /** Header of a column to sort by, and what the address says then. */
  sort?: readonly [column: string, address: RegExp]
  /** Filter and value; without a value, a button. */
  filter: readonly [label: string, value: string | undefined, address: RegExp]
  /** Field, and what is typed into it. */
  search: readonly [label: string, text: string]
  operation: string
  queries: readonly string[]
}

const LISTS: readonly LongList[] = [
  {
    name: 'keys',
    person: { keys: 10_000 },
    ...{ path: '/account/keys', total: 'of 10,000 keys' },
    sort: ['Last used', /sort=used/],
    filter: ['Active', undefined, /state=active/],
    search: ['Search keys', 'key 0999'],
    operation: '/api/security/secret-keys',
    queries: ['', '?sort=label&direction=asc', '?sort=used', '?state=active', '?search=0999', '?page=400'],
  },
  {
    name: 'orders',
    person: { taxableAddress: {}, orders: [{ planId: 3120, daysAgo: 1, count: 5_000 }] },
    ...{ path: '/account/billing', total: 'of 5,000 orders' },
    sort: ['Total', /sort=total/],
    filter: ['State', 'Paid', /state=/],
    search: ['Search orders', 'us address'],
    operation: '/api/billing/v1/account/orders',
    queries: ['', '?sort=total', '?state=processed', '?search=us', '?start=2026-01-01', '?page=200'],
  },
  {
    name: 'licenses',
    person: { manyHoldings: { licenses: 300, terms: 5_000 } },
    ...{ path: '/account/subscriptions', total: 'of 300 licenses' },
    sort: ['Lookups left', /sort=left/],
    filter: ['Status', 'Active', /status=active/],
    search: ['Search licenses', 'us address'],
    operation: '/api/subscription/holdings',
    queries: ['', '?sort=left', '?sort=end&direction=desc', '?status=active', '?search=address', '?page=12'],
  },
  {
    name: 'contacts',
    // The first owner is one of them.
    person: { manyContacts: 4_999 },
    ...{ path: '/account/contacts', total: 'of 5,000 contacts' },
    filter: ['State', 'Not confirmed', /state=unconfirmed/],
    search: ['Search contacts', 'branch 7'],
    operation: '/api/notification/contacts',
    queries: [
      '',
      '?sort=email',
      '?sort=name&direction=desc',
      '?topic=receipts',
      '?search=branch',
      '?page=200',
    ],
  },
  {
    name: 'team',
    person: { manyMembers: { members: 1_999, invited: 200 } },
    ...{ path: '/account/team', total: 'of 2,200 people' },
    sort: ['Joined', /sort=joined/],
    filter: ['State', 'Invited', /state=invited/],
    search: ['Search people', 'invited-019'],
    operation: '/api/authorization/identities',
    queries: [
      '',
      '?sort=joined&direction=desc',
      '?state=invited',
      '?role=billing-viewer',
      '?search=19',
      '?page=80',
    ],
  },
]

/** How long the page and the server take with what an account has much of. */
export async function measure(): Promise<Figure[]> {
  const figures: Figure[] = []
  for (const list of LISTS)
    await withFolder(folder =>
      withServer({ APP_ENV: 'test', DATA_DIR: folder }, async server => {
        const login = await createPerson(server, list.person)
        const visits: Record<string, number>[] = []
        await withBrowser(async (browser: Browser) => {
          while (visits.length < VISITS) {
            const { context } = await contextOf(browser, server, login)
            visits.push(await longestTasks(await context.newPage(), list))
            await context.close()
          }
        })
        for (const action of Object.keys(visits[0] ?? {})) {
          const value = median(visits.map(visit => visit[action]))
          figures.push({
            what: `${list.name}, ${action}: longest task`,
            value,
            unit: 'ms',
            most: LIST.blocked,
          })
        }
        const { bearer } = await signIn(server.origin, login)
        for (const query of list.queries) {
          const value = await timeOfPage(`${server.origin}${list.operation}${query}`, bearer)
          figures.push({ what: `${list.name}, server ${query}`, value, unit: 'ms', most: LIST.page })
        }
      }),
    )
  return figures
}

/** Milliseconds of the longest task of each action; 0 where none takes 50. */
async function longestTasks(page: Page, { path, total, sort, filter, search }: LongList) {
  const settled = () => page.locator('table:not([aria-busy])').waitFor()
  const [label, value, filtered] = filter
  const actions: Record<string, () => Promise<unknown>> = {
    open: async () => {
      await page.goto(path)
      await page.getByText(total).waitFor()
    },
    ...(sort && {
      sort: async () => {
        await page.getByRole('button', { name: sort[0] }).click()
        await page.waitForURL(sort[1])
      },
    }),
    filter: async () => {
      if (value) await page.getByLabel(label).selectOption(value)
      else await page.getByRole('button', { name: label, exact: true }).click()
      await page.waitForURL(filtered)
    },
    search: async () => {
      await page.getByLabel(search[0]).pressSequentially(search[1], { delay: 30 })
      await page.waitForURL(/(search|text)=/)
    },
  }
  await page.addInitScript({ content: WATCH_LONG_TASKS })
  const longest: Record<string, number> = {}
  for (const [action, run] of Object.entries(actions)) {
    await page.evaluate(WATCH_LONG_TASKS)
    await run()
    await settled()
    longest[action] = await page.evaluate<number>(LONGEST_TASK)
  }
  return longest
}

async function timeOfPage(url: string, headers: Record<string, string>): Promise<number | null> {
  const times: number[] = []
  for (let run = 0; run <= RUNS; run++) {
    const time = await timeOf(async () => {
      const response = await fetch(url, { headers })
      await response.text()
      if (!response.ok) throw new Error(`${url} returns ${response.status}`)
    })
    if (run) times.push(time)
  }
  return median(times)
}
