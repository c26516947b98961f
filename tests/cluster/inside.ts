import pg from 'pg'
import { administratorUrl } from '../../scripts/cluster/node.ts'

/** How many signing keys a replica publishes. */
export async function countPublished(port: number): Promise<number> {
  const response = await fetch(`http://127.0.0.1:${port}/api/authorization/.well-known/jwks.json`)
  return ((await response.json()) as { keys: unknown[] }).keys.length
}

/** How many connections of replicas a node of the database has. */
export async function countConnections(port: number): Promise<number> {
  const client = new pg.Client({ connectionString: administratorUrl(port) })
  await client.connect()
  try {
    const { rows } = await client.query(
      `select count(*)::int as n from pg_stat_activity where usename = 'gatepost'`,
    )
    return rows[0].n
  } finally {
    await client.end()
  }
}
