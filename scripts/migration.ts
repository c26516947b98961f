/**
 * npm run migration -- --name <what>
 *
 * Writes the SQL for what changed in a `tables.ts`. Only the newest snapshot is kept: the next migration is
 * compared with it alone, and each snapshot describes every table in thousands of lines.
 */
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import config from '../drizzle.config.ts'

const { status } = spawnSync('drizzle-kit', ['generate', ...process.argv.slice(2)], { stdio: 'inherit' })
const folder = `${config.out}/meta`
const snapshots = readdirSync(folder)
  .filter(name => name.endsWith('_snapshot.json'))
  .toSorted()
for (const name of snapshots.slice(0, -1)) rmSync(`${folder}/${name}`)
process.exitCode = status ?? 1
