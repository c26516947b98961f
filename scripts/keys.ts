/**
 * npm run keys -- new       prints a new key for ENCRYPTION_KEY or ENCRYPTION_KEYS
 * npm run keys -- rotate    seals with the first of ENCRYPTION_KEYS what the others have sealed
 *
 * The server does the latter itself every hour. On PostgreSQL it may run meanwhile, and the command may be stopped and run
 * again; the embedded database belongs to one process, so stop the server before.
 */
import { randomBytes } from 'node:crypto'
import { readConfig } from '#backend/services.ts'
import { reseal } from '#kernel/access/reseal.ts'
import { createSecretBox, loadSealKeys } from '#kernel/access/secret-box.ts'
import { explainStartError } from '#kernel/start-errors.ts'
import { databaseOptions, openDatabase } from '#kernel/storage/database.ts'

const [command, ...rest] = process.argv.slice(2)
if (rest.length || (command !== 'new' && command !== 'rotate')) fail('Usage: npm run keys -- new|rotate')
if (command === 'new') console.log(randomBytes(32).toString('base64'))
else await rotate()

async function rotate(): Promise<void> {
  const config = readConfig(process.env)
  const database = await openDatabase(databaseOptions(config)).catch(error =>
    fail(explainStartError(error, config)),
  )
  try {
    // After the database, which takes a folder that has only a key for one that lost its data.
    const box = createSecretBox(loadSealKeys({ configured: config.ENCRYPTION_KEYS, folder: config.DATA_DIR }))
    const { count, unopened } = await reseal(database.queries, box)
    console.log(`${count} secrets are sealed with the first key now.`)
    if (!unopened) return
    console.error(
      `${unopened} secrets were sealed with a key that is not in ENCRYPTION_KEYS. They are as before.`,
    )
    process.exitCode = 1
  } finally {
    await database.close()
  }
}

function fail(error: unknown): never {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
