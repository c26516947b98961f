import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { listRejectedSubmissions } from '#generated/forms/operations/listRejectedSubmissions.ts'
import { resendSubmission } from '#generated/forms/operations/resendSubmission.ts'
import { newId } from '#kernel/random.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const SUBMISSION = '0193f2a1-6c3d-7f10-9a52-4d7e8b1c3f61'
/** Past the last page: others submit to the same database. */
const PAST = 100_000

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

/** Staff, after the CRM rejected a submission. */
const afterRejection = (world: World) =>
  world.person({
    roles: [INTERNAL_ROLE],
    rejectedSubmissions: [
      { formId: 'new-account' },
      { formId: 'fallback', errors: ['FIELD_NOT_IN_FORM_DEFINITION'] },
    ],
  })

export const cases = [
  define(listRejectedSubmissions, 200, {
    example: 'some',
    arrange: async world => ({ caller: await afterRejection(world) }),
    check: ({ submissions, total }) => {
      expect(total).toBeGreaterThan(1)
      const times = submissions.map(({ submitted }) => submitted)
      expect(times).toEqual(times.toSorted().toReversed())
    },
  }),
  define(listRejectedSubmissions, 200, {
    example: 'none',
    arrange: async world => ({ caller: await staff(world), query: { page: PAST } }),
    check: ({ submissions }) => expect(submissions).toEqual([]),
  }),
  define(listRejectedSubmissions, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: forbidden({ page: 0 }) }),
  }),
  define(resendSubmission, 200, {
    example: 'sent-again',
    arrange: async world => {
      const caller = await afterRejection(world)
      const id = await world.given(SUBMISSION, async () => {
        const { submissions } = await world.perform(listRejectedSubmissions, { caller })
        return submissions[0]?.submission_id ?? ''
      })
      return { caller, params: { id } }
    },
    check: ({ rejected, errors }) => expect({ rejected, errors }).toEqual({ rejected: null, errors: [] }),
  }),
  define(resendSubmission, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), params: { id: newId() } }),
  }),
]
