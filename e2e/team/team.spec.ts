import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { FULL } from '../../scripts/lib/test-scope.ts'
import { openPalette } from '../support/palette.ts'
import { address, DEVELOPER, openMenu, rowOf } from '../support/team.ts'
import {
  expect,
  expectAccessible,
  linkIn,
  logIn,
  openAs,
  readMail,
  setScenario,
  test,
} from '../support/test.ts'

const seats = (page: Page) => page.getByRole('meter', { name: 'Seats used' })

test('people of an owner’s other account are a press away, except those who are here already', {
  tag: FULL,
}, async ({ page, makePerson }) => {
  const [lee, sam] = [address('lee'), address('sam')]
  const owner = await makePerson({
    accounts: [
      {
        label: 'Fabrikam Freight',
        team: [lee, sam].map(username => ({ username, roles: DEVELOPER, joinedDaysAgo: 40 })),
      },
    ],
  })
  await logIn(page, owner)
  await page.getByRole('button', { name: /^Test account/ }).click()
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Team' }).click()
  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  const others = dialog.getByRole('list', { name: 'From your other accounts' })
  await expect(others.getByRole('button')).toHaveText([lee, sam])
  await others.getByRole('button', { name: `Add ${lee}` }).click()
  await expect(others.getByRole('button')).toHaveText([sam])
  await expect(dialog.getByLabel('Email addresses')).toHaveValue(lee)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Developer' }).click()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(rowOf(page, lee)).toContainText('Invited')
})

test('many are invited at once: each line is judged, what cannot be sent stays, and full is full', {
  tag: FULL,
}, async ({ page, request, makePerson }) => {
  const [lee, late] = [address('lee'), address('late')]
  const [sam, jo, kim] = [address('sam'), address('jo'), address('kim')]
  const owner = await makePerson({
    maxUsers: 4,
    team: [
      { username: lee, roles: DEVELOPER, joinedDaysAgo: 40 },
      { username: late, roles: ['billing-viewer'], expiresInDays: -3 },
    ],
  })
  await openAs(page, owner, '/account/team')
  await expect(seats(page)).toBeVisible()
  await expect(page.getByText('2 of 4', { exact: true })).toBeVisible()
  await expect(rowOf(page, owner.username)).toContainText('You')
  await expect(rowOf(page, late)).toContainText(/Expired.*3 days ago/)

  await page.getByRole('button', { name: 'Invite people' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite people' })
  const lines = [sam, `Jo Reed <${jo}>`, lee, sam, 'max@northwind', 'x@mailinator.com', kim]
  await dialog.getByLabel('Email addresses').fill(lines.join('\n'))
  const judged = dialog.getByRole('list', { name: 'What was typed' }).getByRole('listitem')
  await expect(judged).toHaveText([
    sam,
    `Jo Reed <${jo}>`,
    `${lee} This person is already on the account.`,
    `${sam} Already in the list.`,
    'max@northwind Enter a valid email address.',
    "x@mailinator.com Use a permanent email address. Disposable ones aren't accepted.",
    `${kim} No seat left for this person.`,
  ])
  await expect(dialog).toContainText('2 of 7 can be invited. 2 of 2 free seats will be used.')
  await expect(dialog.getByRole('link', { name: 'Contact sales' })).toHaveAttribute(
    'href',
    '/contact?topic=team-size&people=5&error=max-team-members-reached',
  )
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click()
  await expect(dialog.getByText('Please select a role(s).').first()).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Developer' }).click()
  await dialog.getByRole('button', { name: 'Send 2 invitations' }).click()
  await expect(dialog.getByRole('list', { name: 'What was sent' }).getByRole('listitem')).toHaveText([
    sam,
    jo,
  ])
  await expect(dialog.getByLabel('Email addresses')).toHaveValue(
    [lee, 'max@northwind', 'x@mailinator.com', kim].join('\n'),
  )
  await dialog.getByLabel('Email addresses').fill('')
  await dialog.getByLabel('Email addresses').pressSequentially(sam)
  await expect(judged).toContainText(['Already invited.'])
  await expect(dialog.getByRole('button', { name: 'Send invitation' })).toHaveAccessibleDescription(
    'None of these addresses can be invited.',
  )
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close' }).last().click()

  await expect(page.getByText('4 of 4 (2 pending)')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Invite people' })).toHaveAccessibleDescription(
    'This account has reached its limit of 4 team members. Contact sales to add more.',
  )
  await page.getByRole('button', { name: 'Add seats' }).click()
  const addSeats = page.getByRole('dialog', { name: 'Add seats' })
  await expect(addSeats.getByRole('link', { name: 'Contact sales' })).toHaveAttribute(
    'href',
    '/contact?topic=team-size&people=5&error=max-team-members-reached',
  )
  await expect(addSeats.getByText('5 more seats', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  // An expired invitation needs a seat again, and none is free.
  await (await openMenu(page, late)).getByRole('menuitem', { name: 'Resend' }).click()
  const failure = page.getByRole('alert').filter({ hasText: `The invitation of ${late}` })
  await expect(failure).toContainText('This account has reached its limit of 4 team members.')
  await failure.getByRole('button', { name: 'Dismiss' }).click()

  await (await openMenu(page, sam)).getByRole('menuitem', { name: 'Resend' }).click()
  await expect(page.getByText(`${sam} gets another email.`)).toBeVisible()
  const mails = await (await request.get('/dev/mailbox.json', { params: { to: sam } })).json()
  expect(mails).toHaveLength(2)

  await (await openMenu(page, jo)).getByRole('menuitem', { name: 'Revoke' }).click()
  const question = page.getByRole('dialog', { name: `Revoke the invitation of ${jo}?` })
  await expect(question).toContainText('The link in the email stops working immediately')
  await question.getByRole('button', { name: 'Revoke invitation' }).click()
  await expect(rowOf(page, jo)).toHaveCount(0)
  await expect(page.getByText('3 of 4 (1 pending)')).toBeVisible()

  // No one has accepted yet, so other roles mean another invitation.
  await (await openMenu(page, sam)).getByRole('menuitem', { name: 'Change roles' }).click()
  const again = page.getByRole('dialog', { name: 'Change roles' })
  await expect(again).toContainText('the earlier link stops working')
  await again.getByRole('button', { name: 'Billing' }).click()
  await again.getByRole('button', { name: 'Send new invitation' }).click()
  await expect(rowOf(page, sam)).toContainText('Billing editor')

  await page.getByRole('button', { name: 'Invite people' }).click()
  await dialog.getByLabel('Email addresses').fill(kim)
  await dialog.getByRole('button', { name: 'Read only' }).click()
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText(`${kim} is invited.`)).toBeVisible()
  await expect(rowOf(page, kim)).toContainText('Billing viewer, API key viewer')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, kim)).toHaveCount(0)
  await expect(page.getByText('3 of 4 (1 pending)')).toBeVisible()
  await page.goto(linkIn(await readMail(request, jo, /Join/)))
  await expect(page.getByText('This invitation is no longer valid')).toBeVisible()
})

test('the list is searched, filtered, sorted and saved, by the address', { tag: FULL }, async ({
  page,
  makePerson,
}) => {
  const [lee, ana, sam] = [address('lee'), address('ana'), address('sam')]
  const team = [
    { username: lee, roles: DEVELOPER, joinedDaysAgo: 40 },
    { username: ana, roles: [], joinedDaysAgo: 2 },
    { username: sam, roles: ['billing-viewer'], expiresInDays: 5.5 },
    ...Array.from({ length: 30 }, (_, at) => ({ roles: ['billing-editor'], joinedDaysAgo: 100 + at })),
  ]
  const owner = await makePerson({ maxUsers: 40, team })
  await openAs(page, owner, '/account/team?page=2')
  await expect(page.getByText('26–34 of 34 people')).toBeVisible()
  await page.getByLabel('Role').selectOption('API key editor')
  await expect(page.getByRole('rowheader')).toHaveCount(2)
  await page.getByLabel('Role').selectOption('')
  await page.getByLabel('Status').selectOption('Invited')
  await expect(page).toHaveURL(/state=invited/)
  await expect(page.getByRole('rowheader')).toHaveText([sam])
  await expect(rowOf(page, sam)).toContainText('expires in 5 days')
  // The seats are those of the whole account.
  await expect(page.getByText('34 of 40 (1 pending)')).toBeVisible()
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download CSV' }).click()
  expect(await readFile(await (await file).path(), 'utf8')).toContain(`${sam},invited,billing-viewer`)
  await page.getByLabel('Status').selectOption('Expired invitations')
  await expect(page.getByText('No invitation has expired')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByRole('button', { name: 'Joined' }).click()
  await expect(page.getByRole('rowheader').nth(2)).toHaveText(ana)
  await page.getByLabel('Search people').fill('LEE.')
  await expect(page.getByRole('rowheader')).toHaveText([lee])
  await expect(page).toHaveURL(/search=LEE/)
  await page.reload()
  await expect(page.getByRole('rowheader')).toHaveText([lee])

  await (await openPalette(page)).fill(ana.slice(0, 12))
  await page.getByRole('option', { name: new RegExp(`^${ana}`) }).click()
  const roles = page.getByRole('dialog', { name: 'Change roles' })
  await expect(roles.getByRole('checkbox', { name: 'Billing viewer' })).toBeEnabled()
  await expect(roles).toContainText(ana)
  await page.keyboard.press('Escape')
  await expect(roles).toBeHidden()
  await expect(page).not.toHaveURL(/dialog=/)

  await setScenario(page, 'server-error')
  await page.getByLabel('Search people').fill('nobody')
  await expect(page.getByText('The people couldn’t be loaded')).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('No address has “nobody”')).toBeVisible()
})
