import type { Page } from '@playwright/test'
import type { Scene } from '../stage.ts'

const FROM_AD = '/pricing?utm_source=news&utm_campaign=fall&gclid=EAIaIQobChMI7Hq2LxV9dPz4KmT0wRbN8s'
const banner = (page: Page) => page.getByRole('region', { name: 'Consent', exact: true })

/** The banner, the choices, and the receipt of `/consent`. */
export const scenes: readonly Scene[] = [
  {
    name: 'consent-banner',
    person: null,
    path: FROM_AD,
    action: page => banner(page).waitFor(),
  },
  {
    name: 'consent-banner-account',
    path: `/account/keys?${FROM_AD.split('?')[1]}`,
    action: page => banner(page).waitFor(),
  },
  {
    name: 'consent-signal',
    person: null,
    path: '/',
    action: async page => {
      await page.setExtraHTTPHeaders({ 'Sec-GPC': '1' })
      await page.goto('/consent')
      await page.getByText('Global Privacy Control is honored').waitFor()
    },
  },
  {
    name: 'consent-receipt',
    person: null,
    path: FROM_AD,
    action: async page => {
      await banner(page).getByRole('button', { name: 'Accept all' }).click()
      await banner(page).waitFor({ state: 'hidden' })
      await page.goto('/consent')
      await page.getByRole('row', { name: /^click-ids/ }).waitFor()
    },
  },
]
