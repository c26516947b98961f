import { expect, test } from 'vitest'
import { type ProtocolGuide, providers } from './guide.ts'
import type { GuideId, Protocol } from './ids.ts'
import { oidcGuides } from './oidc.ts'
import { samlGuides } from './saml.ts'

const guides: Record<Protocol, Partial<Record<GuideId, ProtocolGuide>>> = {
  oidc: oidcGuides,
  saml: samlGuides,
}
const all = (Object.keys(providers) as GuideId[]).flatMap(id =>
  providers[id].protocols.map(protocol => ({ id, protocol, guide: guides[protocol][id] })),
)

test.each(all)('the guide of $id for $protocol exists, and says where our address goes', ({ guide }) => {
  expect(guide?.steps.length).toBeGreaterThan(1)
  const isCopied = guide?.steps.some(({ copies }) => copies?.some(({ value }) => value === 'callback'))
  expect(isCopied || guide?.steps.some(({ hasMetadata }) => hasMetadata)).toBe(true)
  expect(guide?.example).toMatch(/^https:/)
})

test.each(all)('the guide of $id for $protocol names the start address', ({ guide }) => {
  const copies = guide?.steps.flatMap(step => step.copies ?? []) ?? []
  expect(copies.filter(({ value }) => value === 'start')).toHaveLength(1)
})

test('every guide belongs to a provider that has its protocol', () => {
  for (const protocol of ['oidc', 'saml'] as const)
    for (const id of Object.keys(guides[protocol]) as GuideId[])
      expect(providers[id].protocols, `${id} ${protocol}`).toContain(protocol)
})
