import { expect } from 'vitest'
import { createPortalKey } from '#generated/security/operations/createPortalKey.ts'
import { define } from '../../../support/contract/case.ts'

export const cases = [
  define(createPortalKey, 200, {
    example: 'prepared',
    check: body => expect(body).toMatchObject({ label: 'Tools (created by Gatepost)', managed: true }),
  }),
]
