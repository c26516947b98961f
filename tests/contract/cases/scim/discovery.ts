import { expect } from 'vitest'
import { getScimConfiguration } from '#generated/scim/operations/getScimConfiguration.ts'
import { getScimResourceType } from '#generated/scim/operations/getScimResourceType.ts'
import { getScimSchema } from '#generated/scim/operations/getScimSchema.ts'
import { listScimResourceTypes } from '#generated/scim/operations/listScimResourceTypes.ts'
import { listScimSchemas } from '#generated/scim/operations/listScimSchemas.ts'
import { define } from '../../../support/contract/case.ts'
import { GROUP, idp, LONG_ID } from '../../../support/scim/provider.ts'

export const cases = [
  define(getScimConfiguration, 200, {
    example: 'configuration',
    arrange: idp,
    check: body => expect(body).toMatchObject({ patch: { supported: true }, bulk: { supported: false } }),
  }),
  define(listScimResourceTypes, 200, { example: 'both', arrange: idp }),
  define(getScimResourceType, 200, {
    example: 'user',
    arrange: async world => ({ ...(await idp(world)), params: { id: 'User' } }),
  }),
  define(getScimResourceType, 400, {
    example: 'id-too-long',
    invalid: true,
    arrange: async world => ({ ...(await idp(world)), params: LONG_ID }),
  }),
  define(getScimResourceType, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await idp(world)), params: { id: 'Device' } }),
  }),
  define(listScimSchemas, 200, { example: 'both', arrange: idp }),
  define(getScimSchema, 200, {
    example: 'group',
    arrange: async world => ({ ...(await idp(world)), params: { id: GROUP } }),
  }),
  define(getScimSchema, 400, {
    example: 'id-too-long',
    invalid: true,
    arrange: async world => ({ ...(await idp(world)), params: LONG_ID }),
  }),
  define(getScimSchema, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await idp(world)), params: { id: `${GROUP}s` } }),
  }),
]
