import type { LinkOptions } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'
import { ViewLink, ViewNav } from '#portal/kit/view-nav.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'

type KeysView = 'secret' | 'embedded' | 'refusals' | 'diagnose'

const views: readonly { id: KeysView; label: string; title?: string; link: LinkOptions }[] = [
  { id: 'secret', label: 'Secret keys', link: { to: '/account/keys', search: { tab: undefined } } },
  { id: 'embedded', label: 'Embedded keys', link: { to: '/account/keys', search: { tab: 'embedded' } } },
  {
    id: 'refusals',
    label: 'Refused lookups',
    title: 'Refused lookups',
    link: { to: '/account/keys/refusals' },
  },
  {
    id: 'diagnose',
    label: 'Diagnose an error',
    title: 'Diagnose an error',
    link: { to: '/account/keys/diagnose' },
  },
]

/** The header of the pages under Keys: what each view is for, and links to the others. */
export function KeysFrame({
  view,
  description,
  actions,
  children,
}: {
  view: KeysView
  description: ReactNode
  actions?: ReactNode
  children: ReactNode
}) {
  const nav = useRef<HTMLElement>(null)
  // On a narrow screen, the later ones are off to the side.
  useEffect(() => {
    // With the next frame, whose layout it needs: right now, it would cost one of its own.
    const frame = requestAnimationFrame(() =>
      nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'center' }),
    )
    return () => cancelAnimationFrame(frame)
  }, [])
  return (
    <>
      <PageHeader
        title={views.find(({ id }) => id === view)?.title ?? 'API keys'}
        description={description}
        actions={actions}
      />
      <ViewNav ref={nav} label="Keys">
        {views.map(({ id, label, link }) => (
          <ViewLink key={id} link={link} isCurrent={id === view}>
            {label}
          </ViewLink>
        ))}
      </ViewNav>
      {children}
    </>
  )
}
