import pg from 'pg'

/** A database that the servers of one test have for themselves. */
export interface OwnDatabase {
  url: string
  /** Another server uses it as well. */
  share(): void
  /** One server less uses it. The last one deletes it. */
  release(): Promise<void>
}

let made = 0

/** A new database on the PostgreSQL of an address: what other tests leave behind is not in it. */
export async function createOwnDatabase(server: string): Promise<OwnDatabase> {
  const name = `gatepost_test_${process.pid}_${++made}`
  let users = 1
  await execute(server, `create database ${name}`)
  return {
    url: Object.assign(new URL(server), { pathname: name }).href,
    share: () => void users++,
    async release() {
      // The server may not have noticed yet that its last connection is closed.
      if (--users === 0) await execute(server, `drop database ${name} with (force)`)
    },
  }
}

async function execute(server: string, statement: string): Promise<void> {
  const connection = new pg.Client({ connectionString: server })
  await connection.connect()
  try {
    await connection.query(statement)
  } finally {
    await connection.end()
  }
}
