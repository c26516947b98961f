import { newId } from '#kernel/random.ts'
import type { World } from '../support/contract/world.ts'
import { addKey, addUsage, fillUsageHours } from '../support/usage.ts'

/** What the contracts' examples show, as it was counted, and a little just outside of it. */
const COUNTED = [
  { key: 'Checkout server', license: 1102, at: '2026-10-31T07:10:00Z', used: 2_000 },
  { key: 'Checkout server', license: 1102, at: '2026-10-31T23:59:00Z', used: 874 },
  { key: 'Store checkout', license: 1203, at: '2026-10-31T12:00:00Z', used: 1_190 },
  { key: 'Checkout server', license: 1102, at: '2026-11-01T09:30:00Z', used: 212 },
  { key: 'Checkout server', license: 1102, at: '2026-11-01T10:00:00Z', used: 340 },
  { key: 'Checkout server', license: 1407, at: '2026-11-01T10:05:00Z', used: 75 },
  { key: 'Checkout server', license: 1102, at: '2026-11-01T15:00:00Z', used: 2_460 },
  { key: 'Checkout server', license: 1407, at: '2026-11-01T16:00:00Z', used: 805 },
  { key: 'Checkout server', license: 1102, at: '2026-10-30T23:59:59Z', used: 7 },
  { key: 'Store checkout', license: 1203, at: '2026-11-02T00:00:00Z', used: 9 },
] as const
type Label = (typeof COUNTED)[number]['key']

export const TWO_DAYS = { start: '2026-10-31T00:00:00Z', end: '2026-11-02T00:00:00Z' } as const
export const A_MORNING = { start: '2026-11-01T09:00:00Z', end: '2026-11-01T11:00:00Z' } as const
export const TOO_LARGE = { start: '2026-01-01T00:00:00Z', end: '2026-05-01T00:00:00Z' } as const

/** A person whose account has used what the contracts' examples show, and the ids of its keys. */
export async function withUsage(world: World) {
  const caller = await world.person()
  const example = {
    'Checkout server': '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12',
    'Store checkout': '0193f1c6-3d11-7c88-8a5b-2f7e9d0c4b16',
  }
  const keys = await world.given<Record<Label, string>>(example, async ({ db }) => {
    const accountId = caller.accountId ?? 0
    const made = {
      'Checkout server': await addKey(db, accountId, 'Checkout server'),
      'Store checkout': await addKey(db, accountId, 'Store checkout', { kind: 'embedded' }),
    }
    await addUsage(
      db,
      accountId,
      COUNTED.map(row => ({ ...row, key: made[row.key] })),
    )
    return made
  })
  return { caller, keys }
}

/** A person whose report by the hour has one row more than one can have. */
export async function withTooMuchUsage(world: World) {
  const caller = await world.person()
  await world.given(undefined, async ({ db, kernel }) => {
    const account = { accountId: caller.accountId ?? 0, start: TOO_LARGE.start }
    const hours = kernel.config.USAGE_REPORT_ROWS + 1
    await fillUsageHours(db, { ...account, hours, keys: [newId()] })
  })
  return { caller }
}
