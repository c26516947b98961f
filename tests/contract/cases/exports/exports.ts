import { expect } from 'vitest'
import { exportWorkers } from '#backend/services/exports/worker.ts'
import { createExport } from '#generated/exports/operations/createExport.ts'
import { createExportLink } from '#generated/exports/operations/createExportLink.ts'
import { deleteExport } from '#generated/exports/operations/deleteExport.ts'
import { downloadExport } from '#generated/exports/operations/downloadExport.ts'
import { getExport } from '#generated/exports/operations/getExport.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import type { Person } from '../../../support/backend.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const TOKEN = 'AZO_K8mT0w1hVb7JmQ3rZ5cN8pX2sD4fG6hJ9kL1qW3eR5tY7uI9oP0aS2dF4gH6'

async function begun(world: World): Promise<Person> {
  const caller = await world.person({ keys: 1 })
  await world.perform(createExport, { caller })
  return caller
}

async function done(world: World): Promise<Person> {
  const caller = await begun(world)
  await world.given(0, async ({ kernel }) => runWorkers(kernel, exportWorkers(kernel)))
  return caller
}

async function linked(world: World) {
  const caller = await done(world)
  const token = await world.given(TOKEN, async () => {
    const { download_url: url } = await world.perform(createExportLink, { caller })
    return url.split('/').at(-1) ?? ''
  })
  return { caller, params: { token } }
}

export const cases = [
  define(getExport, 200, {
    example: 'done',
    arrange: async world => ({ caller: await done(world) }),
    check: ({ export: found }) => {
      expect(found?.state).toBe('done')
      expect(found?.steps_done).toBe(found?.steps_total)
      expect(found?.rows).toBeGreaterThan(0)
    },
  }),
  define(getExport, 200, {
    example: 'running',
    arrange: async world => ({ caller: await begun(world) }),
    check: ({ export: found }) => expect(found).toMatchObject({ state: 'running', finished: null }),
  }),
  define(getExport, 200, { example: 'none', check: ({ export: found }) => expect(found).toBeNull() }),
  define(createExport, 200, {
    example: 'begun',
    check: ({ state, steps_done }) => expect([state, steps_done]).toEqual(['running', 0]),
  }),
  define(deleteExport, 204, {
    title: 'one in progress',
    arrange: async world => ({ caller: await begun(world) }),
  }),
  define(createExportLink, 200, {
    example: 'link',
    arrange: async world => ({ caller: await done(world) }),
    check: ({ download_url }) => expect(download_url).toContain('/api/exports/files/'),
  }),
  define(createExportLink, 409, {
    example: 'export-not-ready',
    arrange: async world => ({ caller: await begun(world) }),
  }),
  define(downloadExport, 200, { example: 'zip', arrange: linked }),
  define(downloadExport, 400, {
    example: 'invalid-token',
    invalid: true,
    params: { token: `${TOKEN}.` },
  }),
  define(downloadExport, 404, { example: 'export-link-expired', params: { token: TOKEN } }),
]
