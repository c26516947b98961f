import type { LinkOptions } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { SegmentedLinks } from '#portal/kit/view-nav.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import type { KeyKind } from './operations.ts'

const kinds: readonly { id: KeyKind | 'test'; label: string; link: LinkOptions }[] = [
  { id: 'secret', label: 'Secret keys', link: { to: '/account/keys', search: { tab: undefined } } },
  { id: 'embedded', label: 'Embedded keys', link: { to: '/account/keys', search: { tab: 'embedded' } } },
  { id: 'test', label: 'Test keys', link: { to: '/account/keys', search: { tab: 'test' } } },
]

/** The header of a view of Keys, with links to the others and, on the list, to the other kinds of keys. */
export function KeysFrame({
  title,
  kind,
  description,
  actions,
  children,
}: {
  title: string
  /** The kind of keys that the list shows. */
  kind?: KeyKind | 'test'
  description: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <PageHeader title={title} description={description} actions={actions} />
      <AreaNav area="keys" />
      {kind && (
        <SegmentedLinks
          label="Kind of key"
          options={kinds.map(({ id, label, link }) => ({ label, link, isCurrent: id === kind }))}
          className="mb-4"
        />
      )}
      {children}
    </>
  )
}
