/**
 * npm run staff -- add <email>    makes a person who has signed up a member of staff
 *
 * For the first one; staff make others. It uses the database of the server, by the same variables. The embedded database
 * belongs to one process, so stop the server before.
 */
import { addStaff, StaffRejection } from '#backend/services/authorization/staff.ts'
import { readConfig } from '#backend/services.ts'
import { explainStartError } from '#kernel/start-errors.ts'
import { databaseOptions, openDatabase } from '#kernel/storage/database.ts'

const [command, username, ...rest] = process.argv.slice(2)
if (command !== 'add' || !username || rest.length) fail('Usage: npm run staff -- add <email>')

const config = readConfig(process.env)
const database = await openDatabase(databaseOptions(config)).catch(error =>
  fail(explainStartError(error, config)),
)
try {
  const site = { publicUrl: () => config.PUBLIC_URL ?? `http://localhost:${config.PORT}` }
  const isNew = await database.queries.transaction(db => addStaff(db, { username, now: new Date(), site }))
  console.log(isNew ? `${username} is a member of staff now.` : `${username} is a member of staff already.`)
  console.log(
    'The role works after a login with two-step verification, which is set up at /account/profile/security.',
  )
} catch (error) {
  if (!(error instanceof StaffRejection)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.close()
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
