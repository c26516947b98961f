import type { Page } from '@playwright/test'
import type { Scene } from '../stage.ts'

const CORE = 1102
const PATH = `/account/subscriptions/${CORE}`
const CARDS = [{ number: '4242424242424242' }]
const DAY = 24 * 60 * 60_000

/** What each of the last 30 days used, and today, by its weekday and by how long ago it was. */
const lookups = (rule: (weekday: number, ago: number) => number) => [
  {
    licenseId: CORE,
    daily: Array.from({ length: 31 }, (_, at) =>
      rule(new Date(Date.now() - (30 - at) * DAY).getUTCDay(), 30 - at),
    ),
  },
]
const shown = (page: Page) => page.getByRole('region', { name: 'Forecast' }).waitFor()
const short = { planId: 3133, startedDaysAgo: 10, remaining: 4_000 }

/** How long lookups last, what happens then, and what to choose instead. */
export const scenes: readonly Scene[] = [
  {
    name: 'forecast-short',
    person: { cards: CARDS, subscriptions: [short], lookups: lookups(() => 400) },
    path: PATH,
    action: shown,
  },
  {
    name: 'forecast-two-paces',
    person: { subscriptions: [short], lookups: lookups((_, ago) => (ago === 12 ? 6_000 : 20)) },
    path: PATH,
    action: shown,
  },
  {
    name: 'forecast-viewer',
    person: { roles: ['billing-viewer'], subscriptions: [short], lookups: lookups(() => 400) },
    path: PATH,
    action: shown,
  },
  {
    name: 'forecast-trial',
    person: {
      subscriptions: [{ planId: 3101, startedDaysAgo: 5, remaining: 200 }],
      lookups: lookups((_, ago) => (ago < 5 ? 200 : 0)),
    },
    path: PATH,
    action: shown,
  },
  {
    name: 'forecast-list',
    person: {
      cards: CARDS,
      subscriptions: [short, { planId: 3311, startedDaysAgo: 12, remaining: 92_000 }],
      lookups: lookups(weekday => (weekday % 6 ? 400 : 0)),
    },
    path: '/account/subscriptions',
    action: page => page.getByText('Runs out around').waitFor(),
  },
]
