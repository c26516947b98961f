import { PageHeader } from '#portal/ui/page-header.tsx'
import { type PageSection, PageSections } from '#portal/ui/page-sections.tsx'

/** The person's own page. Its sections come from the route, which can combine several features. */
export function ProfilePage({ sections }: { sections: readonly PageSection[] }) {
  return (
    <>
      <PageHeader title="Your profile" description="You, whichever account you act in." />
      <PageSections label="Sections of your profile" sections={sections} />
    </>
  )
}
