import type { LoggedRequest, operations, QueryDefaults, RequestContent } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { momentOf } from '#kernel/contract/moments.ts'
import { csvHead, csvLines } from '#kernel/http/csv.ts'
import { problem } from '#kernel/http/problem.ts'
import { REQUEST_FILE_ROWS } from '../limits.ts'
import { followHandlers } from './follow.ts'
import { requestLogOf } from './log.ts'
import { placeOf, type RequestScope, readRequests, toCursor, toWire } from './rows.ts'

/** Rows of a file that are read and written at once. */
const ROWS = 1_000

/** Handlers of `openapi/security/requests.yaml`, except those of content. */
export const requestHandlers = {
  async listRequests({ db, query, caller, kernel, now }) {
    const { start, end, cursor, page_size: size, ...filters } = query
    // What this process has just sent is in memory.
    await requestLogOf(kernel).write()
    const rows = await readRequests(db, {
      ...filters,
      accountId: accountOf(caller),
      now,
      start: start === undefined ? undefined : momentOf(start),
      end: end === undefined ? undefined : momentOf(end),
      before: cursor === undefined ? undefined : placeOf(cursor),
      direction: 'desc',
      limit: size + 1,
    })
    const page = rows.slice(0, size)
    const last = page.at(-1)
    return {
      status: 200,
      body: {
        requests: await toWire(kernel, page),
        next: last && rows.length > size ? toCursor(last) : null,
      },
    }
  },

  async getRequest({ db, params, caller, kernel, now }) {
    const scope = {
      accountId: accountOf(caller),
      now,
      requestId: params.id,
      direction: 'desc',
      limit: 1,
    } as const
    await requestLogOf(kernel).write()
    const rows = await readRequests(db, scope)
    const [[row], [wire]] = [rows, await toWire(kernel, rows)]
    if (!row || !wire) throw problem('not-found')
    const content = openContent(kernel, row.sealed_content)
    return { status: 200, body: { ...wire, subscription_id: row.subscription_id, content } }
  },

  async downloadRequests({ query, caller, kernel, now }) {
    const { start, end, ...filters } = query
    const content = csvOf(kernel, {
      ...filters,
      accountId: accountOf(caller),
      now,
      start: start === undefined ? undefined : momentOf(start),
      end: end === undefined ? undefined : momentOf(end),
      direction: 'desc',
    })
    return { status: 200, file: { type: 'text/csv', name: 'requests.csv', content } }
  },

  ...followHandlers,
} satisfies Partial<Handlers<operations, QueryDefaults>>

const COLUMNS = [
  'started',
  'request_id',
  'key_id',
  'key_label',
  'license_id',
  'license_label',
  'operation',
  'status',
  'error',
  'number',
  'rule',
  'latency',
  'lookups',
  'calls',
  'tag',
  'host',
] as const satisfies readonly (keyof LoggedRequest)[]

/** The file, page by page, so that none of it is in memory for long. */
async function* csvOf(kernel: Kernel, scope: Omit<RequestScope, 'limit'>): AsyncGenerator<string> {
  yield csvHead<LoggedRequest>(COLUMNS)
  let before: RequestScope['before']
  for (let written = 0; written < REQUEST_FILE_ROWS; written += ROWS) {
    const rows = await kernel.slices.run(undefined, () =>
      readRequests(kernel.queries, { ...scope, before, limit: ROWS }),
    )
    if (rows.length) yield csvLines<LoggedRequest>(COLUMNS, await toWire(kernel, rows))
    before = rows.at(-1)
    if (rows.length < ROWS) return
  }
}

/** Null where nothing was kept, or where the key that sealed it is gone. */
function openContent({ secretBox, log }: Kernel, sealed: string | null): RequestContent | null {
  if (sealed === null) return null
  try {
    return JSON.parse(secretBox.open(sealed)) as RequestContent
  } catch (err) {
    log.error({ err }, 'the content of a request cannot be opened')
    return null
  }
}
