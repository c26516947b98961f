import type { Page } from '@playwright/test'
import type { Scene } from '../stage.ts'

/** Members with different roles, and invitations that are open, nearly over and expired. */
const TEAM = {
  maxUsers: 8,
  team: [
    { username: 'lee@northwind.example', roles: ['api-key-viewer', 'api-key-editor'], joinedDaysAgo: 90 },
    { username: 'kim@northwind.example', roles: ['account-owner-restricted'], joinedDaysAgo: 400 },
    { username: 'ana@northwind.example', roles: [], joinedDaysAgo: 12 },
    { username: 'rosa@northwind.example', roles: ['billing-viewer', 'billing-editor'], expiresInDays: 6.2 },
    { username: 'theo@northwind.example', roles: ['api-key-viewer'], expiresInDays: 0.4 },
    { username: 'zoe@northwind.example', roles: ['account-owner'], expiresInDays: -3 },
  ],
}

const PASTED = `Sam Reed <sam@northwind.example>
jo@northwind.example
lee@northwind.example
sam@northwind.example
max@northwind
temp@mailinator.com
ola@northwind.example
una@northwind.example`

const rows = (page: Page) => page.getByRole('rowheader').first().waitFor()

async function paste(page: Page) {
  await page.getByLabel('Email addresses').fill(PASTED)
  await page.getByText('of 8 can be invited').waitFor()
  await page.getByRole('button', { name: 'Developer' }).click()
}

export const scenes: readonly Scene[] = [
  { name: 'team-list', person: TEAM, path: '/account/team', action: rows },
  {
    name: 'team-full',
    person: { ...TEAM, maxUsers: 6 },
    path: '/account/team',
    action: rows,
  },
  {
    name: 'team-menu',
    person: { ...TEAM, roles: ['account-owner-restricted'] },
    path: '/account/team',
    action: async page => {
      await rows(page)
      // A menu closes when its row moves.
      await page.getByRole('rowheader').last().scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: 'Actions for lee@northwind.example' }).click()
    },
  },
  { name: 'team-invite', person: TEAM, path: '/account/team?dialog=invite', action: paste },
  {
    name: 'team-invite-result',
    person: TEAM,
    path: '/account/team?dialog=invite',
    action: async page => {
      await paste(page)
      await page.getByRole('button', { name: /^Send/ }).click()
      await page.getByText('The rest are below').waitFor()
    },
  },
  {
    name: 'team-roles',
    person: TEAM,
    path: '/account/team?text=lee%40northwind',
    action: async page => {
      await page.getByRole('button', { name: /^Actions for/ }).click()
      await page.getByRole('menuitem', { name: 'Change roles' }).click()
      await page.getByRole('group', { name: /^Roles of/ }).waitFor()
    },
  },
  {
    name: 'team-remove',
    person: TEAM,
    path: '/account/team?text=lee%40northwind',
    action: async page => {
      await page.getByRole('button', { name: /^Actions for/ }).click()
      await page.getByRole('menuitem', { name: 'Remove' }).click()
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'team-no-match',
    person: TEAM,
    path: '/account/team?text=nobody',
    action: page => page.getByText('No one’s address has').waitFor(),
  },
  {
    name: 'team-refused',
    person: { ...TEAM, roles: ['api-key-viewer'] },
    path: '/account/team',
    action: page => page.getByText('Only account owners can see the team').waitFor(),
  },
]
