import type { ReactNode } from 'react'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'

/** The head of the pages for developers: what this one is for, and links to the others. */
export function DevelopersFrame({
  title,
  description,
  children,
}: {
  title: string
  description: ReactNode
  children: ReactNode
}) {
  return (
    <>
      <PageHeader title={title} description={description} />
      <AreaNav area="developers" />
      {children}
    </>
  )
}
