import { z } from 'zod'
import { newId } from '#kernel/random.ts'
import { defineSeed } from '#kernel/seeds.ts'
import { dataReports } from './data-reports/tables.ts'

export const seeds = {
  /** Wrong data that the person reported, in the order in which it came. Returns the IDs. */
  dataReports: defineSeed(
    z.array(
      z.strictObject({
        address: z.string(),
        field: z.enum(['postal_code', 'street', 'missing']).default('postal_code'),
        status: z.enum(['received', 'reviewing', 'corrected', 'not-an-error']).default('received'),
        note: z.string().default(''),
      }),
    ),
    async ({ db, now, userId, accountId }, inputs) => {
      const rows = inputs.map(input => ({
        ...input,
        reportId: newId(now),
        accountId,
        userId,
        created: now,
        changed: now,
        result: input.field === 'missing' ? '' : input.address.replaceAll(',', ''),
        correctValue: '',
        comment: '',
      }))
      if (rows.length) await db.insert(dataReports).values(rows)
      return rows.map(({ reportId }) => reportId)
    },
  ),
}

type OwnSeeds = typeof seeds
declare module '#kernel/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}
