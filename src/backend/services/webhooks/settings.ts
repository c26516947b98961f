import { eq } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import { logStreams, type StreamRow } from './streams/tables.ts'
import { type EndpointRow, endpoints } from './tables.ts'

/** An endpoint as people have set it, without its secret. */
export interface EndpointSettings {
  id: string
  version: number
  set: Pick<EndpointRow, 'url' | 'description' | 'eventTypes'> & { isActive: boolean }
}

/** The endpoints of an account, by address. */
export async function endpointSettingsOf(db: Queries, accountId: number): Promise<EndpointSettings[]> {
  const rows = await db.select().from(endpoints).where(eq(endpoints.accountId, accountId))
  return rows
    .map(({ endpointId: id, url, description, eventTypes, version, pausedAt }) => {
      const set = { url, description, eventTypes: eventTypes.toSorted(), isActive: pausedAt === null }
      return { id, version, set }
    })
    .toSorted(bySettings)
}

type StreamColumn =
  | 'url'
  | 'kind'
  | 'description'
  | 'sources'
  | 'batchSeconds'
  | 'headerName'
  | 'index'
  | 'region'
  | 'bucket'
  | 'prefix'
  | 'accessKeyId'

/** A log stream as people have set it, without its secret. */
export interface StreamSettings {
  id: string
  version: number
  set: Pick<StreamRow, StreamColumn> & { isActive: boolean }
}

/** The log streams of an account, by address. */
export async function streamSettingsOf(db: Queries, accountId: number): Promise<StreamSettings[]> {
  const rows = await db.select().from(logStreams).where(eq(logStreams.accountId, accountId))
  return rows
    .map(row => {
      const { streamId: id, version, kind, url, description, batchSeconds } = row
      const { headerName, index, region, bucket, prefix, accessKeyId } = row
      const set = {
        ...{ url, kind, headerName, index, region, bucket, prefix, accessKeyId },
        ...{ description, sources: row.sources.toSorted(), batchSeconds, isActive: row.pausedAt === null },
      }
      return { id, version, set }
    })
    .toSorted(bySettings)
}

/** By the address, which is what comes first, and by what else is set, so that equal accounts have the same order. */
function bySettings(one: { set: object }, other: { set: object }): number {
  const [a, b] = [JSON.stringify(one.set), JSON.stringify(other.set)]
  return a < b ? -1 : Number(a > b)
}
