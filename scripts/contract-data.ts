/**
 * npm run contract:data -- <DATABASE_URL> [git ref]
 *
 * Counts the stored rows that the contracts no longer allow, before a release that tightens them. Compares with the
 * contracts of the ref, by default those that `npm run contract:diff` compares with. Reads only, in one transaction.
 *
 * Exits with 1 when there are such rows, and with 2 when it can't look.
 */
import pg from 'pg'
import { compareContracts } from './contract-diff/compare.ts'
import { announcedContracts, contractsOf, defaultRef } from './contract-diff/contracts.ts'
import { checkLines, type RowCheck, storedColumns, withRowChecks } from './contract-diff/stored-rows.ts'
import { bundleServices } from './generate/bundle.ts'

try {
  process.exitCode = await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 2
}

async function main([url, named, ...rest]: string[]): Promise<number> {
  if (!url || rest.length) throw new Error('usage: npm run contract:data -- <DATABASE_URL> [git ref]')
  const ref = named ?? defaultRef()
  const base = await (named ? contractsOf(ref) : announcedContracts(ref))
  const compared = await compareContracts(base, bundleServices())
  const checks = withRowChecks(compared, await storedColumns()).flatMap(({ rowChecks }) => rowChecks)
  if (!checks.length) {
    console.log(`Nothing that is stored is outside of the contracts since ${ref}: they allow no less.`)
    return 0
  }
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin transaction read only')
    let outside = 0
    for (const check of checks) {
      const count = await countOf(client, check)
      outside += count ?? 0
      console.log([`${count ?? '?'}\t${checkLines(check)[0]}`, ...checkLines(check).slice(1)].join('\n\t'))
    }
    console.log(
      outside ? `${outside} rows are outside of the contracts.` : 'No row is outside of the contracts.',
    )
    return outside ? 1 : 0
  } finally {
    await client.end()
  }
}

/** Returns how many rows are outside; undefined if that has to be looked up by hand. */
async function countOf(client: pg.Client, { sql }: RowCheck): Promise<number | undefined> {
  if (!sql) return undefined
  const { rows } = await client.query<{ count: number }>(sql)
  return rows[0]?.count ?? 0
}
