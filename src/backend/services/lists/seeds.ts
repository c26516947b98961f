import { z } from 'zod'
import { portalKeyOf } from '#backend/services/security/public.ts'
import { MINUTE } from '#domain/time/durations.ts'
import type { List } from '#generated/lists/types.ts'
import { newId } from '#kernel/random.ts'
import { defineSeed } from '#kernel/seeds.ts'
import { listGroups, listParts, listRows, lists } from './tables.ts'

/** The file of the examples. */
const FILE = `name,street,city,state,zip
Ann,214 N Juniper St,Salt Lake City,UT,84116
Ben,88 Copper Mill Ave Apt 5,Boulder,CO,80302
Cleo,214 n juniper st,Salt Lake City,UT,84116
Dev,,Denver,CO,80202
`
const [HEAD = [], ...ROWS] = FILE.trim()
  .split('\n')
  .map(line => line.split(','))
const PLACES = [0, 1, 0, 'no-street']
const LOOKUPS = ROWS.slice(0, 2).map(([, street = '', city = '', state = '', zipcode = '']) => ({
  street,
  city,
  state,
  zipcode,
}))

const CONTENTS: NonNullable<List['contents']> = {
  format: { encoding: 'utf-8', delimiter: ',', has_header: true, sheet: null, sheets: [] },
  columns: HEAD,
  mapping: {
    address_column: null,
    number_column: null,
    street_column: 1,
    secondary_column: null,
    city_column: 2,
    state_column: 3,
    zipcode_column: 4,
  },
  undone: [],
  report: {
    titles: [],
    empty_rows: 0,
    repeated_heads: [],
    stray_bytes: 0,
    invisible: 0,
    unreadable: 0,
    formulas: 0,
    has_links: false,
  },
  plan: {
    addresses: 2,
    repeated: 1,
    skipped: 1,
    repaired_rows: 0,
    repaired_zipcodes: 0,
    left_out: 0,
    notes: [
      { kind: 'skipped', line: 5, text: 'Dev, Denver, CO, 80202', explanation: 'The row has no street.' },
    ],
    preview: ROWS.map(cells => ({
      cells,
      looked_up_as: cells[1] ? `${cells[1]}, ${cells[2]}, ${cells[3]} ${cells[4]}` : null,
    })),
  },
}

const STATES = ['uploading', 'reading', 'ready', 'running', 'paused', 'done', 'canceled', 'failed'] as const

export const seeds = {
  /**
   * Lists of four rows in some states, the last one the newest. No worker looks at them until someone acts on them.
   * `withoutLookups` makes a list whose rows have no address.
   */
  lists: defineSeed(
    z.array(
      z.strictObject({
        state: z.enum(STATES),
        name: z.string().optional(),
        withoutLookups: z.boolean().optional(),
      }),
    ),
    async ({ db, kernel, now, accountId, userId }, inputs) => {
      const ids: string[] = []
      for (const [index, { state, name = 'customers.csv', withoutLookups = false }] of inputs.entries()) {
        const created = new Date(now.getTime() - (inputs.length - index) * MINUTE)
        const listId = newId(created)
        const isRead = state !== 'uploading' && state !== 'reading' && state !== 'failed'
        const isStarted = isRead && state !== 'ready'
        const hasEnded = state === 'done' || state === 'canceled' || state === 'failed'
        const key = isStarted ? await portalKeyOf(db, { kernel, accountId, now }) : undefined
        await db.insert(lists).values({
          listId,
          accountId,
          createdBy: userId,
          name,
          size: FILE.length,
          uploaded: state === 'uploading' ? 0 : FILE.length,
          format: {},
          notify: false,
          state,
          version: 2,
          created,
          undone: [],
          started: isStarted ? created : null,
          keyKind: key ? 'embedded' : null,
          keyId: key?.keyId ?? null,
          finished: hasEnded ? created : null,
          failure:
            state === 'failed'
              ? { name: 'unreadable', message: 'This is a PDF. Export the list as CSV.' }
              : null,
          ...(isRead && {
            rows: ROWS.length,
            batches: 1,
            lookups: withoutLookups ? 0 : LOOKUPS.length,
            contents: CONTENTS,
          }),
          ...(state === 'done' && { lookedUp: 2, confirmed: 2 }),
        })
        if (state === 'reading' || state === 'ready')
          await db
            .insert(listParts)
            .values({ listId, part: 0, content: Buffer.from(FILE).toString('base64') })
        if (isRead) {
          const rows = { rows: JSON.stringify(ROWS), places: JSON.stringify(PLACES) }
          await db.insert(listRows).values({ listId, batch: 0, ...rows })
          await db.insert(listGroups).values({
            listId,
            group: 0,
            lookups: JSON.stringify(LOOKUPS),
            state: state === 'done' ? 'done' : 'waiting',
            results: state === 'done' ? JSON.stringify(LOOKUPS.map(() => ['confirmed'])) : null,
          })
        }
        ids.push(listId)
      }
      return ids
    },
  ),
}

type OwnSeeds = typeof seeds
declare module '#kernel/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}
