import { type LogDestination, startEndpoint, startS3 } from '../../tests/support/log-streams/destinations.ts'
import { expect, expectAccessible, openAs, setScenario, test } from '../support/test.ts'

const PATH = '/account/developers/streams'
const BUCKET = {
  bucket: 'northwind-logs',
  region: 'eu-central-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}

let server: LogDestination | undefined
test.afterEach(() => server?.close())

test('a stream is added, gets what happens, is tested, changed, paused, and deleted', async ({
  page,
  makePerson,
}) => {
  const destination = await startEndpoint({ secret: 'Bearer right' })
  server = destination
  await openAs(page, await makePerson({}), PATH)
  await expect(page.getByText('Add your first log stream')).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add log stream' }).click()
  const dialog = page.getByRole('dialog')
  // Bad input: each error is next to its field, and what was typed stays.
  await dialog.getByLabel('Address').fill('http://logs.northwind.example')
  await dialog.getByRole('button', { name: 'Add log stream' }).click()
  await expect(dialog.getByLabel('Address')).toHaveAccessibleDescription(/begins with https/)
  await dialog.getByLabel('Address').fill(destination.url)
  await dialog.getByLabel(/^Secret/).fill('Bearer wrong')
  await dialog.getByLabel('Send every').selectOption('5 seconds')
  await dialog.getByRole('button', { name: 'Add log stream' }).click()
  await expect(dialog.getByLabel(/^Secret/)).toHaveAccessibleDescription(/rejected this, with status 401/)
  await expect(dialog.getByLabel('Address')).toHaveValue(destination.url)
  await expectAccessible(page)
  await dialog.getByLabel(/^Secret/).fill('Bearer right')
  await dialog.getByRole('button', { name: 'Add log stream' }).click()
  await expect(page.getByText('The destination took a test record.')).toBeVisible()

  const row = page.getByRole('row').filter({ hasText: destination.url })
  await expect(row).toContainText('HTTPS endpoint')
  // Its own creation is the first record.
  await expect.poll(() => destination.ids('activity').length).toBe(1)

  const menu = (item: string) => async () => {
    await page.getByRole('button', { name: `Actions for ${destination.url}` }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  await menu('Send test record')()
  await dialog.getByRole('button', { name: 'Send test record' }).click()
  await expect(dialog).toContainText('The destination took the record, with status 200')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()

  await menu('Edit')()
  await dialog.getByLabel('Request log').check()
  await dialog.getByLabel('Description').fill('Audit trail')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Audit trail')

  await menu('Show batches')()
  await expect(dialog).toContainText('1 record of the activity log')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Done' }).click()

  await menu('Pause')()
  await expect(row).toContainText('Paused')
  await menu('Resume')()
  await expect(row).not.toContainText('Paused')
  await menu('Delete')()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Delete log stream' }).click()
  await expect(page.getByText('Add your first log stream')).toBeVisible()
})

test('a bucket has its own fields, and one that failed says why', async ({ page, makePerson }) => {
  const storage = await startS3(BUCKET)
  server = storage
  const person = await makePerson({
    logStreams: [{ kind: 'splunk', url: 'https://splunk.northwind.example:8088', paused: 'failures' }],
  })
  await openAs(page, person, PATH)
  const failed = page.getByRole('row').filter({ hasText: 'splunk.northwind.example' })
  await expect(failed).toContainText('Paused after failures')
  await expect(failed).toContainText('The destination responded with status 500.')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Add log stream' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kind').selectOption('S3 bucket')
  await dialog.getByLabel('Address').fill(storage.url)
  await dialog.getByLabel('Region').fill(BUCKET.region)
  await dialog.getByLabel('Bucket').fill('other-logs')
  await dialog.getByLabel('Access key ID').fill(BUCKET.accessKeyId)
  await dialog.getByLabel('Secret access key').fill(BUCKET.secret)
  await dialog.getByRole('button', { name: 'Add log stream' }).click()
  await expect(dialog.getByLabel('Bucket')).toHaveAccessibleDescription(/doesn't know this/)
  await expectAccessible(page)
  await dialog.getByLabel('Bucket').fill(BUCKET.bucket)
  await dialog.getByRole('button', { name: 'Add log stream' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'S3 bucket northwind-logs' })).toBeVisible()
  expect([...storage.objects.keys()]).toContainEqual(expect.stringContaining('/test-'))
})

test('without the role the page says so, and a failure can be tried again', async ({ page, makePerson }) => {
  await openAs(page, await makePerson({ roles: ['api-key-viewer'] }), PATH)
  // The button has it too, in a tooltip.
  await expect(
    page.getByText(/Ask an account owner for the Owner role/).filter({ visible: true }),
  ).toBeVisible()
  await expectAccessible(page)
  await openAs(page, await makePerson({ logStreams: [{}] }), '/account')
  await setScenario(page, 'server-error:listLogStreams')
  await page.goto(PATH)
  await expect(page.getByRole('button', { name: 'Try again' }).first()).toBeVisible()
  await page.setExtraHTTPHeaders({})
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(page.getByRole('row').filter({ hasText: 'logs.northwind.example' })).toBeVisible()
})
