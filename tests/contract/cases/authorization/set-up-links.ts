import { expect } from 'vitest'
import { createSetUpLink } from '#generated/authorization/operations/createSetUpLink.ts'
import { listSetUpLinks } from '#generated/authorization/operations/listSetUpLinks.ts'
import { revokeSetUpLink } from '#generated/authorization/operations/revokeSetUpLink.ts'
import { startSetUpSession } from '#generated/authorization/operations/startSetUpSession.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import { toRequest, type World } from '../../../support/contract/world.ts'

const LABEL = { label: 'Sam from IT' }
const UNKNOWN = '0193f1c4-0000-7000-8000-000000000000'

async function withLink(world: World): Promise<{ caller: Person; linkId: string; secret: string }> {
  const caller = await world.person()
  const { secret, set_up_link: link } = await world.perform(createSetUpLink, { caller, body: LABEL })
  return { caller, linkId: link.link_id, secret }
}

export const cases = [
  define(listSetUpLinks, 200, {
    example: 'one',
    arrange: async world => {
      const { caller, secret } = await withLink(world)
      await world.perform(startSetUpSession, { caller: null, body: { secret } })
      return { caller }
    },
    check: ({ set_up_links: [link] }) => {
      expect(link?.label).toBe(LABEL.label)
      expect(link?.last_used).not.toBeNull()
    },
  }),
  define(listSetUpLinks, 200, {
    example: 'none',
    check: ({ set_up_links: links }) => expect(links).toEqual([]),
  }),

  define(createSetUpLink, 201, {
    example: 'created',
    body: LABEL,
    check: ({ secret, set_up_link: { created, expires_at } }) => {
      expect(secret).toMatch(/^gp_set_[\w-]{43}$/)
      expect(Date.parse(expires_at) - Date.parse(created)).toBe(7 * 24 * 60 * 60_000)
    },
  }),
  define(createSetUpLink, 400, { example: 'missing-label', invalid: true, body: forbidden({}) }),
  define(createSetUpLink, 409, {
    example: 'too-many-set-up-links',
    arrange: async world => {
      const { caller } = await withLink(world)
      await world.perform(createSetUpLink, { caller, body: LABEL })
      return { caller, body: LABEL }
    },
  }),

  define(revokeSetUpLink, 204, {
    title: 'a link that works',
    arrange: async world => {
      const { caller, linkId } = await withLink(world)
      return { caller, params: { id: linkId } }
    },
  }),
  define(revokeSetUpLink, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await world.person(), params: { id: UNKNOWN } }),
  }),

  define(startSetUpSession, 200, {
    example: 'started',
    arrange: async world => ({ caller: null, body: { secret: (await withLink(world)).secret } }),
    check: ({ label }) => expect(label).toBe(LABEL.label),
  }),
  define(startSetUpSession, 200, {
    example: 'started',
    title: 'without a secret, for the session of this browser',
    arrange: async world => {
      const { secret } = await withLink(world)
      const { headers } = await world.send(toRequest(startSetUpSession, { caller: null, body: { secret } }))
      const [cookie = ''] = (headers['set-cookie'] ?? '').split(';')
      return { caller: null, headers: { cookie }, body: {} }
    },
    check: ({ label }) => expect(label).toBe(LABEL.label),
  }),
  define(startSetUpSession, 400, {
    example: 'set-up-link-invalid',
    arrange: async () => ({ caller: null, body: { secret: `gp_set_${'0'.repeat(43)}` } }),
  }),
]
