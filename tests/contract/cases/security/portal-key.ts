import { expect } from 'vitest'
import { createPortalKey } from '#generated/security/operations.ts'
import { define } from '../../../support/contract/case.ts'

export const cases = [
  define(createPortalKey, 200, {
    example: 'prepared',
    arrange: async world => ({ caller: await world.person() }),
    check: body => expect(body).toMatchObject({ label: 'Tools (created by Gatepost)', managed: true }),
  }),
]
