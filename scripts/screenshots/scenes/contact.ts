import type { Page } from '@playwright/test'
import type { Scene } from '../stage.ts'

const PATH = '/docs/authentication'
const panel = (page: Page) => page.getByRole('dialog', { name: 'Contact us' })

async function open(page: Page): Promise<void> {
  // Before the scripts, the launcher is a link.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('.contact-launcher') ?? {}).some(key => key.startsWith('__react')),
  )
  await page.getByRole('complementary', { name: 'Help' }).getByRole('link', { name: 'Contact us' }).click()
}

async function startChat(page: Page): Promise<void> {
  await open(page)
  await page.getByRole('button', { name: 'Allow and start chat' }).click()
}

/** The contact panel without a vendor, and the chat of one in each of its states. */
export const scenes: readonly Scene[] = [
  {
    name: 'contact-panel',
    person: null,
    path: '/pricing',
    async action(page) {
      await open(page)
      await panel(page).getByRole('form').waitFor()
    },
  },
  {
    name: 'contact-panel-account',
    path: '/account/keys',
    async action(page) {
      await open(page)
      await panel(page).getByRole('form').waitFor()
    },
  },
  {
    name: 'chat-closed',
    person: null,
    path: '/pricing',
    chat: 'responds',
  },
  {
    name: 'chat-offer',
    person: null,
    path: PATH,
    chat: 'responds',
    async action(page) {
      await open(page)
      await page.getByRole('button', { name: 'Allow and start chat' }).waitFor()
    },
  },
  {
    name: 'chat-waiting',
    person: null,
    path: PATH,
    chat: 'hangs',
    async action(page) {
      await startChat(page)
      await page.getByText('Connecting you to support…').waitFor()
    },
  },
  {
    name: 'chat-open',
    person: null,
    path: PATH,
    chat: 'responds',
    async action(page) {
      await startChat(page)
      await page.frameLocator('iframe[title^="Chat with"]').getByText('Help Scout support').waitFor()
    },
  },
  {
    name: 'chat-failed',
    person: null,
    path: PATH,
    chat: 'fails',
    async action(page) {
      await startChat(page)
      await panel(page).getByText('Chat isn’t available right now').waitFor()
      await panel(page).getByRole('form').waitFor()
    },
  },
]
